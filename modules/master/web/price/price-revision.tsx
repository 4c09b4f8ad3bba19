import { listed } from '#platform/contract/punctuation.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { itemMaster } from '#modules/master/contract/item.ts'
import {
  revisionUnit,
  type PriceRevisionCalls,
  type RevisedLine,
  type RevisionUnit,
} from '#modules/master/contract/price-revision.ts'
import { noLimit } from '#modules/master/contract/pricing.ts'
import { priceBase } from '#modules/master/contract/price-base.ts'
import { readDate } from '#platform/contract/date-entry.ts'
import { decimal, grouped, readDecimal, written } from '#platform/contract/decimal.ts'
import type { ReferredMaster } from '#platform/contract/fields.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { Text } from '#platform/contract/text.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { DayField } from '#platform/web/kit/form/day-field.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { readListed, withListed } from './listed-prices.ts'
import { PriceList } from './price-list.tsx'
import { priceTexts } from './price.text.ts'

interface Props {
  master: AnyMaster
  partner: { readonly label: Text; readonly master: ReferredMaster }
  calls: PriceRevisionCalls
  first: { readonly partner: string; readonly item_cd: string }
  onClose: () => void
}

const lineKey = ({ partner_cd, branch_no, item_cd, qty_limit }: RevisedLine) =>
  `${partner_cd} ${branch_no} ${item_cd} ${qty_limit}`

/** Prices that change by so many percent from a day on: shown before they are written, and left out one by one. */
export function PriceRevision({ master, partner, calls, first, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const call = useCall()
  const cache = useQueryClient()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const [of, setOf] = useState(first.partner)
  const [item_cd, setItem] = useState(first.item_cd)
  const [day, setDay] = useState('')
  const [typedRate, setRate] = useState('')
  const [unit, setUnit] = useState<RevisionUnit>('1')
  const [byList, setByList] = useState(false)
  const [pasted, setPasted] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState('')
  const [saving, setSaving] = useState(false)
  const rate = readDecimal(typedRate)
  const [partner_cd = '', branch_no = ''] = of.split(' ')
  const asked = {
    ...{ partner_cd, branch_no, item_cd, unit },
    from_dt: readDate(day, businessDate) ?? '',
    rate: rate && !byList ? written(rate) : '',
  }
  const complete = asked.from_dt !== '' && (byList ? pasted.trim() !== '' : asked.rate !== '')
  const { data, error, isFetching } = useQuery({
    queryKey: [master.name, 'revision', asked],
    queryFn: ({ signal }) => call(calls.preview, asked, signal),
    enabled: complete,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  })
  const onRecord = complete ? (data?.list ?? []) : []
  const { lines, unread } = byList
    ? withListed(onRecord, readListed(pasted))
    : { lines: onRecord, unread: [] }
  const chosen = lines.filter((line) => !left.has(lineKey(line)))
  const revise = async () => {
    setSaving(true)
    try {
      const { revised } = await call(calls.revise, { ...asked, lines: chosen })
      void cache.invalidateQueries({ queryKey: [master.name] })
      showToast('done', say(priceTexts.revised, { count: revised }))
      onClose()
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      setRefused(problem.msg)
    } finally {
      setSaving(false)
    }
  }
  const save: Command = {
    id: 'revise',
    label: priceTexts.revise,
    key: 'F9',
    icon: 'save',
    primary: true,
    need: master.write,
    unavailable: saving || isFetching || chosen.length === 0,
    run: () => void revise(),
  }
  const leave: Command = { id: 'close', label: priceTexts.close, key: 'Escape', run: onClose }
  useCommands([save, leave])
  const message = refused || (complete && error instanceof ApiError ? error.msg : '')
  return (
    <Drawer
      title={say(priceTexts.revision)}
      wide
      onClose={onClose}
      footer={
        <>
          <span className="field-hint">{say(priceTexts.toRevise, { count: chosen.length })}</span>
          <CommandButton command={leave} showKey />
          <CommandButton command={save} showKey />
        </>
      }
    >
      <div className="drawer-sheet price-check">
        <RefusalNotice message={message} />
        <CodeField
          label={partner.label}
          target={partner.master}
          value={of}
          lastPart="00"
          hint={priceTexts.blankAll}
          onChange={setOf}
        />
        <CodeField
          label={priceTexts.item}
          target={itemMaster}
          value={item_cd}
          hint={priceTexts.blankAll}
          onChange={setItem}
        />
        <DayField label={priceTexts.from} value={day} onChange={setDay} />
        <Labelled label={say(priceTexts.way)}>
          {({ id }) => (
            <span className="ways" id={id}>
              {[false, true].map((list) => (
                <button
                  key={String(list)}
                  type="button"
                  className="btn"
                  aria-pressed={list === byList}
                  onClick={() => setByList(list)}
                >
                  {say(list ? priceTexts.byList : priceTexts.byRate)}
                </button>
              ))}
            </span>
          )}
        </Labelled>
        {byList ? (
          <PriceList value={pasted} onChange={setPasted} />
        ) : (
          <>
            <Labelled label={say(priceTexts.rate)}>
              {(control) => (
                <input
                  {...control}
                  className="fld num"
                  size={8}
                  inputMode="decimal"
                  value={typedRate}
                  onChange={(event) => setRate(event.target.value)}
                />
              )}
            </Labelled>
            <Labelled label={say(priceTexts.unit)}>
              {(control) => (
                <select
                  {...control}
                  className="fld"
                  value={unit}
                  onChange={(event) => setUnit(revisionUnit.schema.parse(event.target.value))}
                >
                  {revisionUnit.codes.map((code) => (
                    <option key={code} value={code}>
                      {say(revisionUnit.texts[code])}
                    </option>
                  ))}
                </select>
              )}
            </Labelled>
          </>
        )}
        {data && unread.length > 0 ? (
          <p className="notice warn">
            {say(priceTexts.unread, {
              count: unread.length,
              rows: listed(unread.slice(0, 10).map(String), language),
            })}
          </p>
        ) : null}
        {complete ? (
          <PlainTable
            label={say(priceTexts.revision)}
            rows={lines}
            keyOf={lineKey}
            choice={{
              chosen: new Set(chosen.map(lineKey)),
              labelOf: ({ partner_cd: code, item_cd: item }) => `${code} ${item}`,
              onChange: (taken) => setLeft(new Set(lines.map(lineKey).filter((key) => !taken.has(key)))),
            }}
            {...(data ? { empty: say(priceTexts.nothingToRevise) } : {})}
            columns={[
              {
                name: 'partner',
                label: partner.label,
                cell: ({ partner_cd: code, branch_no: branch, partner_nm }) =>
                  `${code} ${branch}　${partner_nm}`,
              },
              {
                name: 'item',
                label: priceTexts.item,
                cell: ({ item_cd: item, item_nm }) => `${item}　${item_nm}`,
              },
              {
                name: 'upTo',
                label: priceTexts.upTo,
                align: 'end',
                cell: ({ qty_limit }) =>
                  qty_limit === noLimit ? say(priceTexts.noLimit) : grouped(decimal(qty_limit)),
              },
              {
                name: 'base',
                label: priceTexts.per,
                align: 'end',
                cell: ({ price_base_qty }) => say(priceBase.texts[price_base_qty]),
              },
              { name: 'price', label: priceTexts.now, kind: 'figure', cell: ({ price }) => price },
              {
                name: 'new',
                label: priceTexts.revisedPrice,
                kind: 'figure',
                cell: ({ new_price }) => new_price,
              },
            ]}
          />
        ) : (
          <p className="field-hint">{say(byList ? priceTexts.fillList : priceTexts.fillRevision)}</p>
        )}
      </div>
    </Drawer>
  )
}
