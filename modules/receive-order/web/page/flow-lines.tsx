import { useCallback, useState } from 'react'
import { flowLinks, type FlowBox, type FlowLink } from './flow-links.ts'

/** The ways between the documents of a band, drawn where they stand. */
export function FlowLines() {
  const [links, setLinks] = useState<readonly FlowLink[]>([])
  const watch = useCallback((svg: SVGSVGElement | null) => {
    const band = svg?.parentElement
    if (!band) return undefined
    const observer = new ResizeObserver(() => setLinks(flowLinks(boxesIn(band))))
    for (const part of [band, ...band.querySelectorAll('.order-node')]) observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return (
    <svg className="order-lines-drawn" ref={watch} aria-hidden="true">
      {links.map(({ path, isWaiting }) => (
        <path key={path} className={isWaiting ? 'waiting' : undefined} d={path} />
      ))}
    </svg>
  )
}

function boxesIn(band: HTMLElement): readonly (readonly FlowBox[])[] {
  const origin = band.getBoundingClientRect()
  const boxOf = (element: Element): FlowBox => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return {
      left: Math.round(left - origin.left),
      right: Math.round(right - origin.left),
      middle: Math.round((top + bottom) / 2 - origin.top),
      isLate: element.classList.contains('late'),
    }
  }
  return [
    [...band.querySelectorAll('p')].map(boxOf),
    ...[...band.querySelectorAll('.order-stage')].map((stage) => [...stage.children].map(boxOf)),
  ]
}
