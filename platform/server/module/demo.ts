import type { Context } from '../context.ts'
import { point } from './point.ts'

/** What a module puts into the demo company, which is there when it is asked; `today` is the company's business date. */
export type Demo = (context: Context, today: string, wording: Wording) => Promise<void>

/** Whom it trades with, what it makes, who works there: before anything has happened. */
export const demoMasters = point<Demo>('demoMasters')
/** What lies there, and what people have to do today. */
export const demos = point<Demo>('demo')
/** What was planned the evening before and is under way when somebody first looks: only where there is a past. */
export const demosUnderWay = point<Demo>('demoUnderWay')

/** The demo company is written in Japanese; this is what stands in it in the language in which it is loaded. */
export interface Wording {
  /** A name, an address, a remark. */
  readonly text: (japanese: string) => string
  /** How a name is read, by which lists sort it; the name is in the language already. */
  readonly reading: (kana: string, name: string) => string
}

export const asWritten: Wording = { text: (japanese) => japanese, reading: (kana) => kana }
