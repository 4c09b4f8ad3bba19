/** Signs that somebody is there; what a page asks without them does not keep its session alive. */
export const signsOfUse = ['focus', 'pointerdown', 'keydown', 'wheel'] as const

/** So long after a sign its person is still there: what was asked by it may ask for more. */
const attendedForMs = 60_000

/** Whether somebody is at this page. Who opens it is. */
export function watchAttendance(
  page: Pick<Window, 'addEventListener'>,
  now: () => number,
): { readonly isAttended: () => boolean } {
  let last = now()
  const seen = () => {
    last = now()
  }
  for (const sign of signsOfUse) page.addEventListener(sign, seen, { capture: true, passive: true })
  return { isAttended: () => now() - last < attendedForMs }
}
