import { decimal, grouped } from '#platform/contract/decimal.ts'
import { useSay } from '#platform/web/language/say.ts'
import { stages } from '../../contract/page/order-page.ts'
import { FlowLines } from './flow-lines.tsx'
import { NodeCard } from './order-node.tsx'
import { orderPageTexts, stageTexts } from './order-page.text.ts'
import type { OnSheet } from './on-sheet.ts'

interface Props extends OnSheet {
  chosen: number
}

/** 受注から請求まで: a band for each line, a column for each stage, each document a link. */
export function OrderTree({ order, page, chosen }: Props) {
  const say = useSay()
  const { nodes, items } = page
  const units = new Map(items.map(({ item_cd, unit_nm }) => [item_cd, unit_nm]))
  return (
    <section className="order-tree" aria-label={say(orderPageTexts.tree)}>
      <h2>
        {say(orderPageTexts.tree)}{' '}
        <span className="dim">{say(orderPageTexts.hanging, { count: nodes.length })}</span>
      </h2>
      {nodes.length === 0 ? <p className="dim">{say(orderPageTexts.none)}</p> : null}
      <ol className="order-bands">
        <li className="order-band head" aria-hidden="true">
          <span />
          {stages.map((stage) => (
            <span key={stage}>{say(stageTexts[stage])}</span>
          ))}
        </li>
        {order.lines.map(({ line_no, item_cd, qty }) => (
          <li
            key={line_no}
            className={line_no === chosen ? 'order-band chosen' : 'order-band'}
            aria-current={line_no === chosen || undefined}
          >
            <FlowLines key={nodes.map(({ what, no, state }) => `${what} ${no} ${state}`).join()} />
            <p>
              <b>
                {say(orderPageTexts.ofLine, {
                  ...{ line: line_no, qty: grouped(decimal(qty), 0), unit: units.get(item_cd) ?? '' },
                })}
              </b>
              <span className="dim">{item_cd}</span>
            </p>
            {stages.map((stage) => (
              <div key={stage} className="order-stage">
                {nodes
                  .filter((node) => node.line_no === line_no && node.stage === stage)
                  .map((node) => (
                    <NodeCard
                      key={`${node.what} ${node.no} ${node.date}`}
                      node={node}
                      beside={order.header.order_dt}
                    />
                  ))}
              </div>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
