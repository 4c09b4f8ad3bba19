import { decimal, minus, plus, written } from '#platform/contract/decimal.ts'
import type { FirmOfPeriod } from './month-figures.ts'

interface Place {
  readonly item_cd: string
  readonly destination_cd: string
  readonly period_dt: string
}

export const placeKey = ({ item_cd, destination_cd, period_dt }: Place): string =>
  [item_cd, destination_cd, period_dt].join(' ')

/**
 * Firm orders beside the lines of a forecast: an order stands at its own destination's line, else at the line for all,
 * and on a line of its own where nothing was announced.
 */
export function firmByPlace(
  lines: readonly Place[],
  firm: readonly FirmOfPeriod[],
): ReadonlyMap<string, Place & { readonly qty: string }> {
  const known = new Set(lines.map(placeKey))
  const found = new Map<string, Place & { readonly qty: string }>()
  for (const { item_cd, destination_cd, period_dt, qty } of firm) {
    const own = { item_cd, destination_cd, period_dt }
    const place = known.has(placeKey(own)) ? own : { ...own, destination_cd: '' }
    const key = placeKey(place)
    const before = found.get(key)
    found.set(key, { ...place, qty: written(plus(decimal(before?.qty ?? '0'), decimal(qty)), 0) })
  }
  return found
}

export const differenceOf = (more: string, less: string): string =>
  written(minus(decimal(more), decimal(less)), 0)
