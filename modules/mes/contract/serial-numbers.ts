import { z } from 'zod'
import { optionalCode } from '#platform/contract/field-kinds.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'

/** More good pieces than these get the order's numbers without being shown one by one. */
export const mostNumbers = 200

const serialNo = optionalCode({ ja: 'シリアル番号', en: 'Serial number', zh: '序列号' }, 40).schema

/** シリアル番号 of good pieces that come into stock, one after the other; a blank one, or none at all, is given by the order. */
export const serialNosSchema = z.array(serialNo).max(mostNumbers).default([])

/** As many as a line takes, with blanks or commas between them. */
export const mostSerialText = 4000
export const serialsIn = (text: string): readonly string[] =>
  text
    .split(/[\s,、，]+/)
    .map(normaliseCode)
    .filter(Boolean)
export const serialsAsText = (numbers: readonly string[]): string => numbers.filter(Boolean).join(' ')
