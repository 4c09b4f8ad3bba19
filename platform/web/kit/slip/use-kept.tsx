import { useState, type ReactNode } from 'react'
import type { AnySlip, AnySlipRecord, TypedValues } from '#platform/contract/slip.ts'
import { useSay } from '../../language/say.ts'
import type { Command } from '../command/command.ts'
import { FilesDrawer } from '../files/files-drawer.tsx'
import { filesTexts } from '../files/files.text.ts'
import { useLeafing, type Leafing } from '../leafing/use-leafing.ts'
import { SlipHistory } from './slip-history.tsx'
import { slipTexts } from './slip.text.ts'

/** Which slip a screen shows: a stored one, or a new one, which may begin like another. */
export interface SlipPlace<Key = TypedValues> {
  readonly key: Key | null
  readonly copyOf?: Key
}

export interface KeptParts {
  /** To the slip before and behind it, on both sides of its number. */
  readonly leafing: Leafing | undefined
  /** For now and then. */
  readonly commands: readonly Command[]
  readonly chips: ReactNode
  readonly drawer: ReactNode
}

/**
 * What every stored slip offers beside its own: a new one, a copy; and if it can be changed, its neighbours, its files, its
 * history, and which revision it is.
 */
export function useKept(
  slip: AnySlip,
  record: AnySlipRecord | null,
  onOpen: ((place: SlipPlace) => void) | undefined,
): KeptParts {
  const say = useSay()
  const [shown, setShown] = useState<'history' | 'files' | null>(null)
  const { keptCalls: calls } = slip
  const key = Object.fromEntries(slip.key.map((name) => [name, String(record?.header[name] ?? '')]))
  const leafing = useLeafing({
    name: slip.name,
    ask: calls?.getNeighbours,
    key,
    words: slipTexts,
    onOpen: onOpen && ((to) => onOpen({ key: to })),
  })
  const open = (
    id: string,
    label: Command['label'],
    to: SlipPlace | undefined,
    more: Partial<Command> = {},
  ): Command => ({
    ...{ id, label, unavailable: !to, ...more },
    run: () => to && onOpen?.(to),
  })
  const others = onOpen
    ? [
        open('new', slipTexts.newSlip, record ? { key: null } : undefined, {
          need: slip.write,
          icon: 'plus',
        }),
        open('copy', slipTexts.copySlip, record ? { key: null, copyOf: key } : undefined, {
          need: slip.write,
          icon: 'copy',
        }),
      ]
    : []
  if (!calls) return { leafing: undefined, commands: others, chips: null, drawer: null }
  const drawerOf = (id: 'history' | 'files', label: Command['label'], more: Partial<Command>): Command => ({
    ...{ id, label, unavailable: !record, ...more },
    run: () => setShown(id),
  })
  const close = () => setShown(null)
  const title = [say(slip.title), ...Object.values(key)].join(' ')
  return {
    leafing,
    commands: [
      ...others,
      drawerOf('files', filesTexts.files, { icon: 'download' }),
      drawerOf('history', slipTexts.history, { icon: 'history' }),
    ],
    chips: record?.kept ? <KeptChips {...record.kept} /> : null,
    drawer:
      shown === 'history' ? (
        <SlipHistory {...{ slip, calls }} slipKey={key} onClose={close} />
      ) : shown === 'files' ? (
        <FilesDrawer
          calls={calls}
          of={key}
          title={title}
          need={slip.write ?? slip.screen.guard ?? []}
          onClose={close}
        />
      ) : null,
  }
}

/** Which revision it is, and whether the partner has it. */
function KeptChips({ revision, prints, issued }: NonNullable<AnySlipRecord['kept']>) {
  const say = useSay()
  return (
    <>
      {revision > 0 ? (
        <span className="chip s-none">{say(slipTexts.revisionNo, { no: revision })}</span>
      ) : null}
      {prints > 0 ? (
        <span className={issued ? 'chip s-none' : 'chip s-warn'}>
          {say(issued ? slipTexts.issued : slipTexts.toReissue, { count: prints })}
        </span>
      ) : null}
    </>
  )
}
