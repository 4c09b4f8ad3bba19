import { useState } from 'react'
import { itemMaster } from '#modules/master/contract/item.ts'
import { readDate } from '#platform/contract/date-entry.ts'
import type { FoundInside, MasterInside } from '#platform/contract/master-inside.ts'
import { namesOf } from '#platform/contract/by-name.ts'
import { editMode, type RecordOf } from '#platform/contract/master-record.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useOpened } from '#platform/web/api/use-opened.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { InsideSection } from '#platform/web/kit/master/inside/inside-section.tsx'
import { insideTexts } from '#platform/web/kit/master/inside/inside.text.ts'
import { useInside } from '#platform/web/kit/master/inside/use-inside.ts'
import { masterTexts } from '#platform/web/kit/master/master.text.ts'
import { useUnsaved } from '#platform/web/kit/view/view-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { codesTwice, withPlaces } from './filled-lines.ts'
import { linesTexts } from './lines.text.ts'

interface Props {
  item_cd: string
  lines: MasterInside
  /** The field with the place of a line, which is filled in where it is left blank. */
  place: string
  /** The field with a code that should stand in one line only. */
  once?: string
  onSaved: () => void
  onClose: () => void
}

/** All lines of an item at once. They are saved with the item: two who change the same ones learn of each other. */
export function LinesDrawer(props: Props) {
  const call = useCall()
  const { item_cd, lines } = props
  const data = useOpened({
    queryKey: [itemMaster.name, 'lines', lines.endpoints.getInside.path, item_cd],
    queryFn: async ({ signal }) => ({
      item: await call(itemMaster.endpoints.getDetail, { item_cd }, signal),
      found: await call(lines.endpoints.getInside, { item_cd }, signal),
    }),
  })
  return data ? <Lines {...props} {...data} /> : null
}

function Lines({
  item,
  found,
  lines,
  place,
  once,
  ...props
}: Props & { item: RecordOf<typeof itemMaster>; found: FoundInside }) {
  const { item_cd, onSaved, onClose } = props
  const say = useSay()
  const call = useCall()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const [updateCount, setUpdateCount] = useState(item.update_cnt)
  const [day, setDay] = useState(() => dayTyped(businessDate))
  const [message, setMessage] = useState('')
  const [saving, setSaving] = useState(false)
  const [asking, setAsking] = useState(false)
  const inside = useInside(lines, { item_cd }, found, undefined)
  const [open] = inside.sets
  useUnsaved(inside.dirty)
  if (!open) throw new Error('Lines of nothing')
  const { name, title, write } = open.set.rows

  const save = async () => {
    for (const grid of inside.grids.values()) grid.flush()
    inside.edit(name, (now) => withPlaces(now, place, readDate(day, businessDate) ?? businessDate))
    const values = Object.fromEntries(namesOf(itemMaster.fields).map((field) => [field, item[field]]))
    const record = { ...values, assign_mode: editMode, update_cnt: updateCount }
    const rows = inside.sent(record)
    if (rows === 'wrong') {
      setMessage(say(insideTexts.wrong))
      return inside.showWrong()
    }
    if (!rows) return setMessage(say(linesTexts.nothing))
    setSaving(true)
    setMessage('')
    try {
      await call(lines.endpoints.doEditInside, { record, ...rows })
      showToast('done', say(linesTexts.saved, { item: item_cd }))
      onSaved()
      onClose()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE') {
        const latest = await call(itemMaster.endpoints.getDetail, { item_cd })
        setUpdateCount(latest.update_cnt)
        await inside.takeLatest()
      }
      inside.refuse(error, {})
      setMessage(refusalOf(error).message || say(insideTexts.wrong))
      inside.showWrong()
    } finally {
      setSaving(false)
    }
  }
  const close = () => (inside.dirty ? setAsking(true) : onClose())
  const send: Command = {
    id: 'save',
    label: masterTexts.save,
    key: 'F9',
    icon: 'save',
    primary: true,
    need: write,
    unavailable: saving,
    run: () => void save(),
  }
  const leave: Command = { id: 'close', label: masterTexts.close, key: 'Escape', run: close }
  useCommands([send, leave])
  const twice = once === undefined ? [] : codesTwice(open.steps.now, once)
  return (
    <Drawer
      title={say(linesTexts.title, { title: say(title) })}
      subtitle={`${item_cd}　${item.item_nm}`}
      wide
      onClose={close}
      footer={
        <>
          {inside.dirty ? <span className="chip s-warn">{say(masterTexts.unsaved)}</span> : null}
          <span className="spacer" />
          <CommandButton command={leave} showKey />
          <CommandButton command={send} showKey />
        </>
      }
    >
      <div className="drawer-sheet">
        <RefusalNotice message={message} />
        {twice.length > 0 ? (
          <p className="notice warn">{say(linesTexts.twice, { items: twice.join(', ') })}</p>
        ) : null}
        <DayField label={linesTexts.fromDay} value={day} onChange={setDay} />
        <p className="field-hint">{say(linesTexts.help)}</p>
      </div>
      <div data-starts-here>
        <InsideSection inside={inside} open={open} readOnly={false} />
      </div>
      {asking ? (
        <ConfirmDialog
          title={say(masterTexts.discardAsk)}
          body={say(masterTexts.discardBody)}
          action={say(masterTexts.discard)}
          onAction={onClose}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Drawer>
  )
}
