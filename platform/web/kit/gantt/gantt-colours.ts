import type { GanttTone } from './gantt-plan.ts'

/** The canvas is drawn in the colours of the page's theme: what was chosen, and what hangs on it, has the accent alone. */
const tokens = {
  sheet: '--sheet',
  off: '--c-off',
  line: '--line',
  text: '--text',
  dim: '--text-2',
  accent: '--acc',
  onAccent: '--on-acc',
  accentSoft: '--acc-soft',
  accentLine: '--acc-line',
  bar: '--n-100',
  barLine: '--n-400',
  done: '--st-lock-solid',
  fixed: '--n-300',
  late: '--st-bad-solid',
  lateSoft: '--st-bad-bg',
  ghost: '--acc-faint',
} as const

/** A soft ground, and a strong edge: the words on it can be read. */
const tones = {
  none: ['--st-none-bg', '--st-none-solid'],
  go: ['--st-go-bg', '--st-go-solid'],
  done: ['--st-done-bg', '--st-done-solid'],
  warn: ['--st-warn-bg', '--st-warn-solid'],
  bad: ['--st-bad-bg', '--st-bad-solid'],
} as const satisfies Readonly<Record<GanttTone, readonly [string, string]>>

type Tones = Readonly<Record<GanttTone, { readonly ground: string; readonly edge: string }>>

export type GanttColours = Readonly<Record<keyof typeof tokens, string>> & { readonly tones: Tones }

export function coloursOf(element: Element): GanttColours {
  const style = getComputedStyle(element)
  const read = (name: keyof typeof tokens) => style.getPropertyValue(tokens[name])
  const tone = (name: GanttTone) => {
    const [ground, edge] = tones[name]
    return { ground: style.getPropertyValue(ground), edge: style.getPropertyValue(edge) }
  }
  return {
    ...{ sheet: read('sheet'), off: read('off'), line: read('line'), text: read('text'), dim: read('dim') },
    ...{
      onAccent: read('onAccent'),
      accent: read('accent'),
      accentSoft: read('accentSoft'),
      accentLine: read('accentLine'),
    },
    ...{ bar: read('bar'), barLine: read('barLine'), done: read('done'), fixed: read('fixed') },
    ...{ late: read('late'), lateSoft: read('lateSoft'), ghost: read('ghost') },
    tones: {
      ...{ none: tone('none'), go: tone('go'), done: tone('done'), warn: tone('warn'), bad: tone('bad') },
    },
  }
}
