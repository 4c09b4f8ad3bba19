/** Colours of the picture where no theme is: on paper. */
const looks = `
text { font: 12px monospace, sans-serif; fill: #151d27 }
.name { font-weight: bold }
.beside { fill: #4f5b69 }
.points { fill: #1f58a8 }
.box { fill: #fff; stroke: #9fabb9 }
.head { fill: #edf0f4; stroke: #9fabb9 }
.key { fill: #b7791f }
.reference { fill: none; stroke: #667281; stroke-width: 1.2 }
.arrow { fill: #667281 }
`

/** The drawing as a file of its own, as large as it is. */
export function svgFile(drawing: SVGSVGElement): Uint8Array {
  const copy = drawing.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new Error('A copy of a drawing is a drawing')
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = looks
  copy.prepend(style)
  for (const now of copy.querySelectorAll('.now')) now.classList.remove('now')
  const [, , width, height] = (copy.getAttribute('viewBox') ?? '').split(' ')
  copy.setAttribute('width', width ?? '')
  copy.setAttribute('height', height ?? '')
  return new TextEncoder().encode(new XMLSerializer().serializeToString(copy))
}
