/** The canvas is drawn in the colours of the page's theme. */
const tokens = {
  sheet: '--sheet',
  off: '--c-off',
  line: '--line',
  text: '--text',
  dim: '--text-2',
  accent: '--acc',
  accentSoft: '--acc-soft',
  accentLine: '--acc-line',
  bar: '--acc-soft',
  barLine: '--acc-line',
  done: '--st-lock-solid',
  fixed: '--st-lock-bg',
  late: '--st-bad-solid',
  lateSoft: '--st-bad-bg',
} as const

export type GanttColours = Readonly<Record<keyof typeof tokens, string>>

export function coloursOf(element: Element): GanttColours {
  const style = getComputedStyle(element)
  const read = (name: keyof typeof tokens) => style.getPropertyValue(tokens[name])
  return {
    ...{ sheet: read('sheet'), off: read('off'), line: read('line'), text: read('text'), dim: read('dim') },
    ...{ accent: read('accent'), accentSoft: read('accentSoft'), accentLine: read('accentLine') },
    ...{ bar: read('bar'), barLine: read('barLine'), done: read('done'), fixed: read('fixed') },
    ...{ late: read('late'), lateSoft: read('lateSoft') },
  }
}
