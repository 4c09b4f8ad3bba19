import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import { Coded } from '#platform/web/kit/table/coded.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { releasedPromises } from '../../contract/released-promises.ts'
import { releasedTexts } from './released.text.ts'
import './released.css'

interface Props {
  document_kind: string
  document_no: string
  /** It has just happened: whoever did it is told. */
  openAtOnce: boolean
}

/** Who has lost what had been promised, under the slip that has shown it; nothing where nobody has. */
export function ReleasedPromises({ document_kind, document_no, openAtOnce }: Props) {
  const say = useSay()
  const call = useCall()
  const [open, setOpen] = useState(openAtOnce)
  const { data } = useQuery({
    queryKey: ['releasedPromises', document_kind, document_no],
    queryFn: ({ signal }) => call(releasedPromises, { document_kind, document_no }, signal),
  })
  const list = data?.list ?? []
  if (list.length === 0) return null
  return (
    <>
      <button type="button" className="chip s-warn released-chip" onClick={() => setOpen(true)}>
        <Icon name="warn" size="s" />
        {say(releasedTexts.chip, { count: list.length })}
      </button>
      {open ? (
        <Drawer title={say(releasedTexts.title)} subtitle={document_no} onClose={() => setOpen(false)}>
          <div className="drawer-form">
            <p className="released-hint">{say(releasedTexts.hint)}</p>
            <PlainTable
              label={say(releasedTexts.title)}
              rows={list}
              keyOf={(one) => `${one.demand_no} ${String(one.demand_line)} ${one.item_cd} ${one.qty}`}
              columns={[
                {
                  name: 'slip',
                  label: releasedTexts.slip,
                  cell: ({ demand_no, demand_line }) => `${demand_no}-${String(demand_line)}`,
                },
                {
                  name: 'item',
                  label: releasedTexts.item,
                  cell: ({ item_cd, item_nm }) => <Coded code={item_cd} name={item_nm} />,
                },
                {
                  name: 'qty',
                  label: releasedTexts.qty,
                  align: 'end',
                  cell: ({ qty, unit_nm }) => (
                    <>
                      <Figure exact={qty} /> <span className="dim">{unit_nm}</span>
                    </>
                  ),
                },
              ]}
            />
          </div>
        </Drawer>
      ) : null}
    </>
  )
}
