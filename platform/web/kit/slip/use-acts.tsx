import { useState, type ReactNode } from 'react'
import type { AnySlip, SlipRecordOf } from '#platform/contract/slip.ts'
import type { Text, TextParams } from '#platform/contract/text.ts'
import { useSay } from '../../language/say.ts'
import type { Command } from '../command/command.ts'
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx'
import { documentName } from './document-name.ts'
import type { OpenSlip } from './use-slip.ts'

/** A verb of the slip's own, which answers with the slip as it is then. */
export interface Act<S extends AnySlip = AnySlip> extends Pick<Command, 'label' | 'key' | 'icon'> {
  /** The record says under this name whether it may be done now. */
  readonly id: S['acts'][number]
  /** The question before it, of what cannot simply be taken back; `{title}` is the slip. */
  readonly asks?: Text
  /** What else the question names. */
  readonly named?: TextParams
  run(): Promise<SlipRecordOf<S>>
}

export type ActCommand<S extends AnySlip = AnySlip> = (act: Act<S>) => Command

/** What else may be done with a stored slip, as commands with the record's abilities. What is half typed is saved first. */
export function useActs(
  slip: AnySlip,
  open: OpenSlip,
  /** What it refused stands at cells, perhaps. */
  onRefused: () => void,
): { readonly act: ActCommand; readonly question: ReactNode } {
  const say = useSay()
  const [asking, setAsking] = useState<Act | null>(null)
  const run = async (work: Act['run']) => {
    if (!(await open.act(work))) onRefused()
  }
  const begin = (act: Act) => (act.asks ? setAsking(act) : void run(act.run))
  const act: ActCommand = ({ id, label, key, icon, ...rest }) => ({
    ...{ id, label, ...(key ? { key } : {}), ...(icon ? { icon } : {}) },
    need: slip.write,
    ability: open.record?.abilities[id],
    unavailable: open.record === null || open.dirty || open.saving,
    run: () => begin({ id, label, ...rest }),
  })
  const title = documentName(slip, open.record, say)
  const question = asking?.asks ? (
    <ConfirmDialog
      title={say(asking.label)}
      body={say(asking.asks, { ...asking.named, title })}
      action={say(asking.label)}
      onAction={() => {
        setAsking(null)
        void run(asking.run)
      }}
      onClose={() => setAsking(null)}
    />
  ) : null
  return { act, question }
}
