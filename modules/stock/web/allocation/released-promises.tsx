import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { releasedPromises } from '../../contract/released-promises.ts'
import { releasedTexts } from './released.text.ts'
import '#platform/web/kit/grid/grid.css'
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
            <table className="grid">
              <thead>
                <tr>
                  <th scope="col">{say(releasedTexts.slip)}</th>
                  <th scope="col">{say(releasedTexts.item)}</th>
                  <th scope="col" className="num">
                    {say(releasedTexts.qty)}
                  </th>
                </tr>
              </thead>
              <tbody>
                {list.map((one) => (
                  <tr key={`${one.demand_no} ${String(one.demand_line)} ${one.item_cd} ${one.qty}`}>
                    <td>
                      {one.demand_no}-{one.demand_line}
                    </td>
                    <td>
                      <span className="dim">{one.item_cd}</span> {one.item_nm}
                    </td>
                    <td className="num">
                      <Figure exact={one.qty} /> <span className="dim">{one.unit_nm}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Drawer>
      ) : null}
    </>
  )
}
