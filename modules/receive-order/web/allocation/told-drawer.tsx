import { isRefused } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { allocationTexts } from './allocation.text.ts'
import { lineName } from './line-name.ts'
import { promiseColumns, whyColumn, type ToldLine } from './promise-columns.tsx'

/** Lines that were left as they are, each with its reason; nothing when all were done. */
export function ToldDrawer({ lines, onClose }: { lines: readonly ToldLine[]; onClose: () => void }) {
  const say = useSay()
  const left = lines.filter(({ done }) => isRefused(done))
  if (left.length === 0) return null
  return (
    <Drawer title={say(allocationTexts.result)} wide onClose={onClose}>
      <div className="drawer-form">
        <PlainTable
          label={say(allocationTexts.result)}
          columns={[...promiseColumns, whyColumn]}
          rows={left}
          keyOf={lineName}
          rowHeader="order"
        />
      </div>
    </Drawer>
  )
}
