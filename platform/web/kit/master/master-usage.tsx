import { useQuery } from '@tanstack/react-query'
import type { Usage, UsedBy } from '#platform/contract/master-lookup.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { EmptyState } from '../feedback/empty-state.tsx'
import { useCall } from '../../api/api-context.tsx'
import { useSay } from '../../language/say.ts'
import type { Command } from '../command/command.ts'
import { CommandButton } from '../command/command-button.tsx'
import { useCommands } from '../command/command-layers.ts'
import { Drawer } from '../drawer/drawer.tsx'
import type { AnyMaster } from '#platform/contract/master.ts'
import { KeyLink } from '../table/key-link.tsx'
import { keyOf, keyText, titleOf } from './master-on-screen.ts'
import { masterTexts } from './master.text.ts'

interface Props {
  master: AnyMaster
  row: MasterRow
  onClose: () => void
}

/** Where a record is used, place by place: what stands against abolishing it. */
export function MasterUsage({ master, row, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: [master.name, 'usage', keyText(master, row)],
    queryFn: ({ signal }) => call(master.endpoints.getUsage, keyOf(master, row), signal),
    staleTime: 0,
  })
  const leave: Command = { id: 'close', label: masterTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  return (
    <Drawer
      title={say(masterTexts.usageTitle, { title: say(master.title) })}
      subtitle={titleOf(master, row)}
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      {data?.list.length === 0 ? <EmptyState words={say(masterTexts.usageNone)} /> : null}
      <div className="history">
        {data?.list.map((usage) => (
          <Place key={usage.label} usage={usage} />
        ))}
      </div>
    </Drawer>
  )
}

function Place({ usage: { label, total, records, path } }: { usage: Usage }) {
  const say = useSay()
  const more = total - records.length
  return (
    <section className="usage">
      <h3>
        {label} <span className="chip s-none">{say(masterTexts.usageCount, { qty: total })}</span>
      </h3>
      <ul>
        {records.map((record) => (
          <li key={record.name}>
            {path && Object.keys(record.key).length > 0 ? (
              <KeyLink to={addressOf(path, record)}>{record.name}</KeyLink>
            ) : (
              record.name
            )}
          </li>
        ))}
        {records.length > 0 && more > 0 ? (
          <li className="dim">{say(masterTexts.usageMore, { qty: more })}</li>
        ) : null}
      </ul>
    </section>
  )
}

/** Its own list, narrowed to it. */
const addressOf = (path: string, { key }: UsedBy): string => `${path}?${new URLSearchParams(key).toString()}`
