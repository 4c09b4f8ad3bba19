/** Colours that white letters can be read on. */
export const colours = [
  '#2563a8',
  '#0f766e',
  '#9a5b0a',
  '#7c3f98',
  '#a8324a',
  '#4d6b1f',
  '#475569',
  '#8a4b2a',
]

/** A picture on its own ground, so that it can be seen on a dark page too. */
export function svg(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="12" fill="#1f2933">
<rect width="${width}" height="${height}" rx="6" fill="#f4f6f8"/>
${inside}
</svg>
`
}

export function text(x: number, y: number, words: string, rest = ''): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${rest}>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`
}

export function line(x1: number, y1: number, x2: number, y2: number, rest: string): string {
  return `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" ${rest}/>`
}

export function block(x: number, y: number, wide: number, high: number, fill: string): string {
  return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${wide.toFixed(1)}" height="${Math.max(0, high).toFixed(1)}" fill="${fill}"/>`
}
