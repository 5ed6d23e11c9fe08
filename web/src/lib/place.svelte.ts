// Where the reader is, for the top bar and the window's title.

class Place {
  title = $state("")
  /** What happened last, where the page itself has no room to tell it: a phone that lies on its side. */
  news = $state.raw<{ seat: number; text: string } | null>(null)

  /** Set while a page is open; the returned function takes it away. */
  be(title: string): () => void {
    this.title = title
    document.title = title ? `${title} · Sunstone` : "Sunstone"
    return () => {
      if (this.title !== title) return
      this.title = ""
      document.title = "Sunstone"
    }
  }
}

export const place = new Place()
