// A new version of the pages waits until somebody wants it.

class Update {
  /** The new version is here, and can be taken. */
  waiting = $state.raw<ServiceWorker | null>(null)

  /** Listen for new versions. */
  async listen(): Promise<void> {
    const registration = await navigator.serviceWorker.ready
    const look = () => (this.waiting = registration.waiting)
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look))
    look()
  }

  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload())
    this.waiting?.postMessage("take")
  }
}

export const update = new Update()
if ("serviceWorker" in navigator) void update.listen()
