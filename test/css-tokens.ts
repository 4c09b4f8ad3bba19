/** Reads the tokens of a theme out of the style sheet, the way a browser would: later rules win. */
export type Tokens = Readonly<Record<string, string>>

export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

export function tokensOf(css: string, theme: string): Tokens {
  const tokens: Record<string, string> = {}
  for (const [, selectors = '', body = ''] of css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g))
    if (selectors.split(',').some((selector) => matches(selector.trim(), theme)))
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*((?:"[^"]*"|[^;"])+);/g))
        tokens[name] = value.trim()
  return tokens
}

function matches(selector: string, theme: string): boolean {
  if (selector === ':root') return true
  const [, how, word = ''] = /^\[data-theme([\^$]?)='([\w-]+)'\]$/.exec(selector) ?? []
  if (how === undefined) return false
  if (how === '^') return theme.startsWith(word)
  return how === '$' ? theme.endsWith(word) : theme === word
}

/** The value with every var() filled in. */
export function valueOf(tokens: Tokens, value: string): string {
  const filled = value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokens[name] ?? '')
  return filled.includes('var(') ? valueOf(tokens, filled) : filled
}

export function colourOf(tokens: Tokens, value: string): Colour {
  const text = valueOf(tokens, value)
  if (text === 'transparent') return [0, 0, 0, 0]
  const rgb = /^rgb\((\d+) (\d+) (\d+)\s*\/\s*([\d.]+)\)$/.exec(text)
  if (rgb) return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3]), Number(rgb[4])]
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1]
  if (!hex) throw new Error(`"${value}" is no colour: "${text}"`)
  const six = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  const part = (at: number) => Number.parseInt(six.slice(at, at + 2), 16)
  return [part(0), part(2), part(4), 1]
}

/** What one sees when a translucent colour lies over an opaque one. */
export function over(upper: Colour, lower: Colour): Colour {
  const alpha = upper[3]
  const mix = (at: 0 | 1 | 2) => upper[at] * alpha + lower[at] * (1 - alpha)
  return [mix(0), mix(1), mix(2), 1]
}

/** WCAG 2: 4.5 and more is AA for text. */
export function contrast(a: Colour, b: Colour): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance([red, green, blue]: Colour): number {
  const linear = (part: number) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
