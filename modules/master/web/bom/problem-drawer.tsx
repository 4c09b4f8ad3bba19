import { useQuery } from '@tanstack/react-query'
import { bomMaster } from '#modules/master/contract/bom.ts'
import { problemKind } from '#modules/master/contract/structure-problems.ts'
import { structureProblems } from '#modules/master/contract/structure.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { structureTexts } from './structure.text.ts'

interface Props {
  item_cd: string
  on_dt: string
  onShow: (item_cd: string) => void
  onClose: () => void
}

/** What is missing before the item can be planned and made, by kind, the worst first. */
export function ProblemDrawer({ item_cd, on_dt, onShow, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: [bomMaster.name, 'problems', item_cd, on_dt],
    queryFn: ({ signal }) => call(structureProblems, { item_cd, on_dt }, signal),
    staleTime: 0,
  })
  const leave: Command = { id: 'close', label: structureTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  const list = data?.list ?? []
  const kinds = problemKind.codes.filter((kind) => list.some((problem) => problem.kind === kind))
  return (
    <Drawer
      title={say(structureTexts.check)}
      subtitle={item_cd}
      wide
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <div className="drawer-sheet structure-drawer">
        {data ? (
          <p className={list.length > 0 ? 'notice warn' : 'notice go'} role="status">
            <Icon name={list.length > 0 ? 'warn' : 'done'} size="m" />
            {list.length > 0
              ? say(structureTexts.found, { items: data.items, qty: list.length })
              : say(structureTexts.ready, { qty: data.items })}
          </p>
        ) : null}
        {kinds.map((kind) => (
          <section key={kind}>
            <h3>
              <span className={kind.startsWith('1') ? 'st s-bad' : 'st s-warn'}>
                <Icon name={kind.startsWith('1') ? 'bad' : 'warn'} size="s" />
                {say(problemKind.texts[kind])}
              </span>
            </h3>
            <PlainTable
              label={say(problemKind.texts[kind])}
              rows={list.filter((problem) => problem.kind === kind)}
              keyOf={(problem) => `${problem.item_cd} ${problem.detail}`}
              columns={[
                {
                  name: 'item',
                  label: structureTexts.node,
                  cell: (problem) => (
                    <>
                      <KeyLink onOpen={() => onShow(problem.item_cd)}>{problem.item_cd}</KeyLink>
                      {`　${problem.item_nm}`}
                    </>
                  ),
                },
                { name: 'detail', label: structureTexts.detail, cell: (problem) => problem.detail },
              ]}
            />
          </section>
        ))}
      </div>
    </Drawer>
  )
}
