import type { MovementEnd } from '#modules/stock/server/index.ts'

interface InProcess {
  readonly location_cd: string
  readonly lot_no: string
  readonly process_no: number
  readonly quality?: '0' | '2'
}

/** Pieces as a process has left them, of the lot of their work order. */
export const inProcess = ({ process_no, ...end }: InProcess): MovementEnd => ({
  ...end,
  process_no: String(process_no),
})
