type Go = (to: string) => void

let go: Go = (to) => window.location.assign(to)

/** The router takes the wheel as soon as it is there. */
export const steer = (wheel: Go): void => {
  go = wheel
}

export const goTo: Go = (to) => go(to)
