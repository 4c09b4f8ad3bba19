import { describe, expect, it } from 'vitest'
import { borderRadiusPx, menuScrollAbove, mobileBreakpointPx } from '#platform/contract/constants.ts'
import { themes } from '#platform/contract/shell-settings.ts'
import { colourOf, contrast, over, tokensOf, type Colour, type Tokens } from '#test/css-tokens.ts'
import { styleSheet, styleSheets } from '#test/style-sheets.ts'

const css = styleSheet('platform/web/kit/theme/tokens.css')
const sheets = styleSheets()

/** What lies behind the shell: one ground, or the colours of the gradient and of the picture. */
const behind: Readonly<Record<string, { top: readonly string[]; all: readonly string[] }>> = {
  ocean: { top: ['#0a2f5c', '#0b4f80'], all: ['#0a2f5c', '#0b4f80', '#0d7396'] },
  background: {
    top: ['#324f7d', '#46628c'],
    all: ['#324f7d', '#46628c', '#2d4266', '#213a63', '#172b4d'],
  },
}

interface Pair {
  readonly text: string
  readonly ground: string
  readonly on: Colour
}

const onSheet = ['--text', '--text-2', '--text-3', '--acc', '--acc-hover']
const status = ['none', 'go', 'done', 'warn', 'bad', 'lock']

/** Every pair of text and ground that occurs, translucent grounds over what is behind them. */
function pairsOf(theme: string, tokens: Tokens): readonly Pair[] {
  const colour = (value: string) => colourOf(tokens, value.startsWith('--') ? `var(${value})` : value)
  const opaque = (text: string, ground: string): Pair => ({ text, ground, on: colour(ground) })
  const { top, all } = behind[theme] ?? { top: ['--shell'], all: ['--shell'] }
  /** `grounds` from the lowest to the uppermost. */
  const on = (texts: readonly string[], lowest: readonly string[], ...grounds: readonly string[]) =>
    lowest.flatMap((base) => {
      const seen = grounds.reduce((lower, ground) => over(colour(ground), lower), colour(base))
      return texts.map((text): Pair => ({ text, ground: [base, ...grounds].join(' < '), on: seen }))
    })
  const glass = theme in behind
  return [
    ...onSheet.map((text) => opaque(text, '--sheet')),
    ...onSheet.map((text) => opaque(text, '--wash')),
    ...['--text', '--text-2'].map((text) => opaque(text, '--wash-2')),
    ...['--text', '--acc-hover'].map((text) => opaque(text, '--acc-soft')),
    ...onSheet.map((text) => opaque(text, '--acc-faint')),
    ...['--acc', '--acc-hover'].map((ground) => opaque('--on-acc', ground)),
    ...status.flatMap((name) => [
      opaque(`--st-${name}`, '--sheet'),
      opaque(`--st-${name}`, `--st-${name}-bg`),
    ]),
    ...on(['--menu-fg', '--menu-dim', '--menu-on-fg'], all, '--menu'),
    ...on(['--menu-fg'], all, '--menu', '--menu-hover'),
    ...on(['--menu-on-fg'], all, '--menu', '--menu-on'),
    ...on(['--head-fg', '--head-dim', glass ? '#ffc9c4' : '--st-bad'], top, '--head'),
    ...on(['--head-dim'], top, '--head', '--head-field'),
    opaque('--on-head-mark', '--head-mark'),
    ...on(['--tabs-fg'], top, '--tabs'),
    ...on(['--fn-fg', ...(glass ? [] : ['--acc'])], all, '--fn'),
  ]
}

describe.each(themes)('the theme %s', (theme) => {
  it('has AA contrast wherever text stands on a ground', () => {
    const tokens = tokensOf(css, theme)
    const pairs = pairsOf(theme, tokens)
    const poor = pairs.flatMap(({ text, ground, on }) => {
      const colour = colourOf(tokens, text.startsWith('--') ? `var(${text})` : text)
      const ratio = contrast(colour, on)
      return ratio < 4.5 ? [`${text} on ${ground}: ${ratio.toFixed(2)}`] : []
    })
    expect(pairs.length).toBeGreaterThan(40)
    expect(poor).toEqual([])
  })

  it('is the ground that the colours above were taken from', () => {
    const shell = tokensOf(css, theme)['--shell'] ?? ''
    for (const colour of behind[theme]?.all ?? []) expect(shell).toContain(colour.slice(1))
  })
})

describe('the style sheets keep the constants of the specification', () => {
  it('corners are 2.5 px', () => {
    expect(tokensOf(css, 'blue-black')['--r']).toBe(`${String(borderRadiusPx)}px`)
  })
  it('the shell changes at 992 px, nothing else near it', () => {
    const widths = sheets.flatMap((sheet) =>
      [...sheet.matchAll(/\((?:max|min)-width:\s*([\d.]+)px\)/g)].map(([, width]) => Number(width)),
    )
    const wide = widths.filter((width) => width > 800 && width < 1100)
    expect(wide.length).toBeGreaterThan(5)
    expect(wide.filter((width) => Math.ceil(width) !== mobileBreakpointPx)).toEqual([])
  })
  it('menus scroll above 18 entries', () => {
    const scrolls = sheets.flatMap((sheet) =>
      [...sheet.matchAll(/calc\((\d+) \* (?:28|30)px\)/g)].map(([, count]) => Number(count)),
    )
    expect(scrolls).toEqual([menuScrollAbove, menuScrollAbove])
  })
})
