import { facilityMaster } from '#modules/master/contract/facility.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { workerMaster } from '#modules/master/contract/worker.ts'
import type { Text } from '#platform/contract/text.ts'
import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { quarantineStart } from '../../contract/quarantine/quarantine-calls.ts'
import { quarantineTexts } from './quarantine.text.ts'

type QuarantineField =
  | 'start'
  | 'item_cd'
  | 'lot_no'
  | 'facility_cd'
  | 'worker_cd'
  | 'charge_no'
  | 'from'
  | 'from_time'
  | 'to'
  | 'to_time'
export type QuarantineAsked = Readonly<Record<QuarantineField, string>>

interface Props {
  typed: QuarantineAsked
  errors: Partial<Record<QuarantineField, string>>
  type: (change: Partial<QuarantineAsked>) => void
}

/** Where the search begins: a lot, a charge, or a machine or a worker with the hours. */
export function QuarantineConditions({ typed, errors, type }: Props) {
  const say = useSay()
  return (
    <>
      <Labelled label={say(quarantineTexts.start)}>
        {(control) => (
          <select
            {...control}
            name="start"
            className="fld affected-start"
            value={typed.start}
            onChange={({ target }) => type({ start: target.value })}
          >
            {quarantineStart.codes.map((one) => (
              <option key={one} value={one}>
                {say(quarantineStart.texts[one])}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {typed.start === 'lot' ? (
        <>
          <CodeField
            target={itemMaster}
            label={quarantineTexts.item}
            name="item_cd"
            value={typed.item_cd}
            error={errors.item_cd}
            onChange={(item_cd) => type({ item_cd })}
          />
          <Words
            name="lot_no"
            label={quarantineTexts.lot}
            size={16}
            typed={typed}
            errors={errors}
            type={type}
          />
        </>
      ) : typed.start === 'charge' ? (
        <Words
          name="charge_no"
          label={quarantineTexts.charge}
          size={16}
          typed={typed}
          errors={errors}
          type={type}
        />
      ) : (
        <>
          {typed.start === 'machine' ? (
            <CodeField
              target={facilityMaster}
              label={quarantineTexts.facility}
              name="facility_cd"
              value={typed.facility_cd}
              error={errors.facility_cd}
              onChange={(facility_cd) => type({ facility_cd })}
            />
          ) : (
            <CodeField
              target={workerMaster}
              label={quarantineTexts.worker}
              name="worker_cd"
              value={typed.worker_cd}
              error={errors.worker_cd}
              onChange={(worker_cd) => type({ worker_cd })}
            />
          )}
          <DayField
            label={quarantineTexts.from}
            name="from"
            value={dayTyped(typed.from)}
            error={errors.from}
            onChange={(from) => type({ from })}
          />
          <Words
            name="from_time"
            label={quarantineTexts.fromTime}
            size={6}
            typed={typed}
            errors={errors}
            type={type}
          />
          <DayField
            label={quarantineTexts.to}
            name="to"
            value={dayTyped(typed.to)}
            error={errors.to}
            onChange={(to) => type({ to })}
          />
          <Words
            name="to_time"
            label={quarantineTexts.toTime}
            size={6}
            typed={typed}
            errors={errors}
            type={type}
          />
        </>
      )}
    </>
  )
}

interface WordsProps extends Props {
  name: 'lot_no' | 'charge_no' | 'from_time' | 'to_time'
  label: Text
  size: number
}

function Words({ name, label, size, typed, errors, type }: WordsProps) {
  const say = useSay()
  return (
    <Labelled label={say(label)} error={errors[name]}>
      {(control) => (
        <input
          {...control}
          name={name}
          className="fld"
          size={size}
          autoComplete="off"
          value={typed[name]}
          onChange={({ target }) => type({ [name]: target.value })}
        />
      )}
    </Labelled>
  )
}
