import { z } from 'zod'
import { asStated } from './stated.ts'
import type { Text } from './text.ts'

/**
 * How a status looks, everywhere alike: not begun, under way, settled, somebody must look at it, broken off. Colour and
 * icon follow (interface.md "Look").
 */
export type Tone = 'none' | 'go' | 'done' | 'warn' | 'bad'

/** A closed set of string codes with their words: the type, the labels, the select options and the code rows. */
export interface CodeTable<Code extends string = string> {
  readonly name: string
  readonly codes: readonly Code[]
  readonly texts: Readonly<Record<Code, Text>>
  readonly schema: z.ZodType<Code, Code>
  /** Of the states of a document. */
  readonly tones?: Readonly<Record<Code, Tone>>
}

/** `codes('abort_div', { 0: { ja: '使用', en: 'In use', zh: '使用' }, … })`; codes are strings, as in section 4. */
export function codes<const T extends Readonly<Record<string, Text>>>(
  name: string,
  texts: T,
  tones?: { readonly [Code in keyof NoInfer<T>]: Tone },
): CodeTable<Extract<keyof T, string> | `${Extract<keyof T, number>}`> {
  type Code = Extract<keyof T, string> | `${Extract<keyof T, number>}`
  const list = asStated<readonly Code[]>(Object.keys(texts))
  return {
    name,
    codes: list,
    texts,
    schema: asStated(z.enum(list)),
    ...(tones ? { tones: asStated<Readonly<Record<Code, Tone>>>(tones) } : {}),
  }
}

/** Codes are abolished rather than deleted (specification section 4). */
export const abortDivision = codes('abort_div', {
  0: { ja: '使用', en: 'In use', zh: '使用' },
  1: { ja: '停止', en: 'Stopped', zh: '停用' },
  2: { ja: '廃止', en: 'Discontinued', zh: '作废' },
})
export type AbortDivision = (typeof abortDivision.codes)[number]
