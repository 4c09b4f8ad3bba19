const real = globalThis.Date

let now = 0

/** Stands still at the moment at which it was set; the embedded database of this thread asks it, too. */
class SetDate extends real {
  constructor(...given: readonly unknown[]) {
    super(...((given.length > 0 ? given : [now]) as [number]))
  }
  static override now = () => now
}

/** What people of the factory have on the wall: a day and a time in Japan. */
export function setClock(day: string, time: string): void {
  now = real.parse(`${day}T${time}:00+09:00`)
  globalThis.Date = SetDate as DateConstructor
}

export function letClockRun(): void {
  globalThis.Date = real
}
