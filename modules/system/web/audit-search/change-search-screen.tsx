import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { changeSearch } from '../../contract/audit-search/change-search.ts'
import { auditTexts } from './audit.text.ts'
import { addressOfChanged } from './changed-record.ts'
import { useLastDays } from './use-last-days.ts'

type Row = RowOf<typeof changeSearch>

/** 変更履歴検索: who has changed what in which record. */
export function ChangeSearchScreen() {
  const go = useNavigate()
  const say = useSay()
  const factory_cd = useSession(({ factory }) => factory?.factory_cd) ?? ''
  const list = useLastDays(changeSearch, 'at')
  const addressOf = (row: Row | undefined) => row && addressOfChanged(row, factory_cd)
  const rowCommands = (row: Row | undefined): readonly Command[] => {
    const address = addressOf(row)
    return [
      {
        ...{ id: 'record', label: auditTexts.record, key: 'F9', icon: 'eye', unavailable: !address },
        run: () => address && void go(address),
      },
    ]
  }
  const cell = (name: string, row: Row) => {
    const address = name === 'opens' ? addressOf(row) : undefined
    return address ? <KeyLink to={address}>{say(auditTexts.open)}</KeyLink> : undefined
  }
  return (
    <ListScreen
      list={list}
      rowCommands={rowCommands}
      cell={cell}
      nameOf={({ screen_nm, row_key, field_nm }) => `${screen_nm}　${row_key}　${field_nm}`}
    />
  )
}
