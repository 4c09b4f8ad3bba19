import { z } from 'zod'

const place = 'kaname.terminal'
const kept = z.object({ facility_cd: z.string().max(10) })

/** The machine at which this device stands; none where the browser keeps nothing. */
export function keptMachine(): string {
  try {
    return kept.parse(JSON.parse(window.localStorage.getItem(place) ?? '{}')).facility_cd
  } catch {
    return ''
  }
}

export function keepMachine(facility_cd: string): void {
  try {
    window.localStorage.setItem(place, JSON.stringify({ facility_cd }))
  } catch {
    // It is asked for again the next time.
  }
}

const keyPlace = 'kaname.terminal.key'
const freshKey = crypto.randomUUID()

/** By which the server knows this device again; where the browser keeps nothing, for as long as the page is open. */
export function terminalKey(): string {
  try {
    const key = window.localStorage.getItem(keyPlace) ?? freshKey
    window.localStorage.setItem(keyPlace, key)
    return key.slice(0, 40)
  } catch {
    return freshKey
  }
}
