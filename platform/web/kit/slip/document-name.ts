import type { AnySlip, AnySlipRecord } from '#platform/contract/slip.ts'
import type { Say } from '../../language/say.ts'
import { keyText } from './use-slip.ts'

/** A slip by what it is, not by its screen: 受注 R000001, where 受注登録 is the screen. */
export const documentName = (slip: AnySlip, record: AnySlipRecord | null, say: Say): string =>
  [withoutEntry(say(slip.title)), keyText(slip, record)].filter(Boolean).join(' ')

export const withoutEntry = (title: string): string =>
  title.replace(/(登録|一括入力| entry|批量录入|录入)$/, '')
