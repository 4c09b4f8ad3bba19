import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { point, type Registered } from './point.ts'

export const finding = z.object({ state: z.enum(['ok', 'warn', 'fail']), says: z.string() })
export type Finding = z.output<typeof finding>

export const ok = (says: string): Finding => ({ state: 'ok', says })
export const warn = (says: string): Finding => ({ state: 'warn', says })
export const fail = (says: string): Finding => ({ state: 'fail', says })

/** `doctor --stock`, `doctor --evidence`. */
export const thoroughSubjects = ['stock', 'evidence'] as const
export type ThoroughSubject = (typeof thoroughSubjects)[number]

/** What a module lets the doctor look at: whether what it keeps agrees with itself. */
export interface Examination {
  readonly name: string
  /** Reads more than a few rows of each company: done when somebody asks for it (`doctor --stock`), not always. */
  readonly thorough?: ThoroughSubject
  examine(database: Database, registered: Registered): Promise<Finding>
}

export const examinations = point<Examination>('examinations')
