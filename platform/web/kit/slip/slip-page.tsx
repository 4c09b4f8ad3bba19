import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { AnySlip } from '#platform/contract/slip.ts'
import type { SlipList } from '#platform/contract/slip-list.ts'
import type { Command } from '../command/command.ts'
import { beginFromAddress } from './beginning.ts'
import { slipAddress, slipAt } from './slip-address.ts'
import type { SlipParts } from './slip-parts.ts'
import { SlipScreen } from './slip-screen.tsx'
import { slipTexts } from './slip.text.ts'

interface Props<S extends AnySlip> extends Omit<SlipParts<S>, 'onOpen' | 'begin'> {
  slip: S
  /** The list of its documents, to which one goes back. */
  list?: Pick<SlipList<S>, 'screen'>
}

/**
 * A kept slip as a screen: the address says which one. A new one takes over what the address names (`?item_cd=KS-1`),
 * and gets its own address when it has a number.
 */
export function SlipPage<S extends AnySlip>(props: Props<S>): ReactNode
export function SlipPage({ slip, list, commands, onSaved, ...parts }: Props<AnySlip>): ReactNode {
  const go = useNavigate()
  const [address] = useSearchParams()
  // What is shown stays shown when a new one gets its number.
  const [{ key, copyOf }] = useState(() => slipAt(slip, address))
  const toList: readonly Command[] = list
    ? [{ id: 'list', label: slipTexts.list, key: 'F8', icon: 'order', run: () => void go(list.screen.path) }]
    : []
  return (
    <SlipScreen
      slip={slip}
      slipKey={key}
      copyOf={copyOf}
      begin={beginFromAddress(slip, address)}
      {...parts}
      commands={(record, act, lines) => [...toList, ...(commands?.(record, act, lines) ?? [])]}
      onOpen={(place) => void go(slipAddress(slip, place))}
      onSaved={(record, before) => {
        const own = Object.fromEntries(slip.key.map((part) => [part, String(record.header[part])]))
        if (key === null) void go(slipAddress(slip, { key: own }), { replace: true })
        onSaved?.(record, before)
      }}
    />
  )
}
