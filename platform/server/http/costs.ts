import type { Endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { maySeeCosts } from '#platform/contract/permission.ts'
import type { Session } from '../session.ts'
import { Refusal } from './guard.ts'

/** Whoever may not see costs cannot find them out by conditions or by an order either. */
export function refuseAskedCosts({ costs }: Endpoint, input: unknown, session: Session): void {
  if (!costs || maySeeCosts(session) || !isObject(input)) return
  const { sort } = input
  const isAsked = (name: string) => (input[name] ?? '') !== '' || sort === name || sort === `-${name}`
  if (costs.some(isAsked)) throw new Refusal(http[403].with(), session)
}

/** The answer with the cost, value and margin in it emptied, for whoever may not see them. A file is written without them. */
export const withoutCosts = ({ costs, file }: Endpoint, answer: unknown, session: Session): unknown =>
  costs && file === undefined && !maySeeCosts(session) ? emptied(answer, new Set(costs)) : answer

function emptied(value: unknown, costs: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => emptied(one, costs))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      costs.has(name) ? nothingLike(inner) : emptied(inner, costs),
    ]),
  )
}

function nothingLike(value: unknown): unknown {
  if (typeof value === 'string') return ''
  return Array.isArray(value) ? [] : null
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
