// Browsers that can install the page as an app say so once; the settings offer it for as long as it holds.

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

class Install {
  #offer = $state.raw<InstallPrompt | null>(null)

  /** Listen for the offer, from the very start: it comes early. */
  listen(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault()
      this.#offer = event as InstallPrompt
    })
    addEventListener("appinstalled", () => (this.#offer = null))
  }

  get possible(): boolean {
    return this.#offer !== null
  }

  async ask(): Promise<void> {
    const offer = this.#offer
    this.#offer = null
    await offer?.prompt()
  }
}

export const install = new Install()
