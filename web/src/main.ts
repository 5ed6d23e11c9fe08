import "./styles/fonts.css"
import "./styles/tokens.css"
import "./styles/base.css"
import { mount } from "svelte"
import App from "./App.svelte"
import { begin } from "$lib/i18n.svelte.ts"
import { install } from "$lib/install.svelte.ts"

install.listen()

void begin().then(() => mount(App, { target: document.getElementById("app") as HTMLElement }))

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`))
}
