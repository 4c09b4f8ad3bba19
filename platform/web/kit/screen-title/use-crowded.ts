import { useCallback, useState } from 'react'

/**
 * Whether what stands in a line needs more room than there is: found out where something of it is cut or lies over something else,
 * and kept until there is as much room as it needed.
 */
export function useCrowded(): readonly [boolean, (line: HTMLElement | null) => (() => void) | undefined] {
  const [room, setRoom] = useState({ has: 0, needs: 0 })
  const watch = useCallback((line: HTMLElement | null) => {
    if (!line) return undefined
    const look = () =>
      setRoom((before) => {
        const has = line.clientWidth
        const over = Math.max(...[line, ...line.children].map((part) => part.scrollWidth - part.clientWidth))
        const needs = over > 1 ? has + over : before.needs
        return has === before.has && needs === before.needs ? before : { has, needs }
      })
    const observer = new ResizeObserver(look)
    for (const part of [line, ...line.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return [room.has < room.needs, watch]
}
