import type { z } from 'zod'
import { plainNumber } from '#platform/contract/plain-number.ts'

/** A figure as people type it, in full width or with separators, as it travels; what is no figure stays for its refusal. */
export function typedFigure(typed: string): string {
  const plain = plainNumber(typed)
  if (plain === undefined) return typed.trim()
  const [whole = '', places = ''] = plain.replace(/^(-?)0+(?=\d)/, '$1').split('.')
  const used = places.replace(/0+$/, '')
  return used === '' ? whole : `${whole}.${used}`
}

/** What is typed in a form, its figures as they travel: those that the schema could not read otherwise. */
export function withFigures<Typed extends Readonly<Record<string, unknown>>>(
  schema: z.ZodType,
  typed: Typed,
): Typed {
  const issues = schema.safeParse(typed).error?.issues ?? []
  const read = issues.flatMap(({ message, path: [name, ...inside] }): [string, string][] => {
    const text = typeof name === 'string' && inside.length === 0 ? typed[name] : undefined
    return message === 'V_NUMBER' && typeof text === 'string' ? [[String(name), typedFigure(text)]] : []
  })
  return { ...typed, ...Object.fromEntries(read) }
}
