import type { Context } from '../context.ts'
import { point } from './point.ts'

/** What a module puts into the demo company, which is there when it is asked; `today` is the company's business date. */
export type Demo = (context: Context, today: string) => Promise<void>

export const demos = point<Demo>('demo')
