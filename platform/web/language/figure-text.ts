import { useCallback } from 'react'
import { decimal, grouped, negated, type Decimal } from '#platform/contract/decimal.ts'
import { useSession } from '../session/session-context.tsx'
import { useLanguage } from './say.ts'

/** What stands before a negative figure: the triangle of Japanese books, for those who want it, else a true minus. */
export function useMinus(): string {
  const language = useLanguage()
  const triangle = useSession(({ settings }) => settings.triangle)
  return language === 'ja' && triangle ? '▲' : '−'
}

/** A figure as people read it here: 1,234.50, ▲1,200. */
export function useFigureText(): (exact: string | Decimal, places?: number) => string {
  const minus = useMinus()
  return useCallback((exact, places) => figureText(exact, minus, places), [minus])
}

export function figureText(exact: string | Decimal, minus: string, places?: number): string {
  const value = typeof exact === 'string' ? decimal(exact) : exact
  return value.units < 0n ? `${minus}${grouped(negated(value), places)}` : grouped(value, places)
}
