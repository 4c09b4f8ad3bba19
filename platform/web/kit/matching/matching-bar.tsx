import { useState } from 'react'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { movedByEnter } from '#platform/web/keyboard/move-focus.ts'
import { useSay } from '#platform/web/language/say.ts'
import { dateFormat } from '#platform/contract/matching/field-matching.ts'
import type { MatchingHead } from '#platform/contract/matching/matching-calls.ts'
import { perDayText, readPerDay } from './matching-draft.ts'
import { matchingTexts } from './matching.text.ts'
import type { MatchingDraft } from './use-matching.ts'

interface Props {
  known: readonly MatchingHead[]
  chosen: string
  draft: MatchingDraft
  readOnly: boolean
  /** Whether its files may have a column per day. */
  hasDays: boolean
  onChoose: (matching_cd: string) => void
  onEdit: (change: Partial<MatchingDraft>) => void
}

/** Which matching it is, and what holds for the file as a whole. */
export function MatchingBar({ known, chosen, draft, readOnly, hasDays, onChoose, onEdit }: Props) {
  const say = useSay()
  const { matching_cd, matching_nm, matching } = draft
  const [days, setDays] = useState<string | null>(null)
  const format = matching.per_day?.date ?? 'MM/dd'
  const typedDays = days ?? perDayText(matching)
  const setPerDay = (text: string, date: string) => {
    setDays(text)
    const per_day = readPerDay(text, date)
    if (per_day !== undefined) onEdit({ matching: { ...matching, per_day } })
  }
  return (
    <div className="matching-bar" ref={movedByEnter}>
      <Labelled label={say(matchingTexts.pattern)}>
        {(control) => (
          <select
            {...control}
            className="fld"
            name="pattern"
            value={chosen}
            onChange={(event) => onChoose(event.target.value)}
          >
            <option value="">{say(matchingTexts.isNew)}</option>
            {known.map((one) => (
              <option key={one.matching_cd} value={one.matching_cd}>
                {`${one.matching_cd} ${say(matchingTexts.version, { name: one.matching_nm, version: one.version })}`}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label={say(matchingTexts.code)} required>
        {(control) => (
          <input
            {...control}
            className="fld"
            name="matching_cd"
            size={12}
            maxLength={20}
            value={matching_cd}
            readOnly={readOnly || chosen !== ''}
            onChange={(event) => onEdit({ matching_cd: event.target.value })}
          />
        )}
      </Labelled>
      <Labelled label={say(matchingTexts.name)} required>
        {(control) => (
          <input
            {...control}
            className="fld"
            name="matching_nm"
            size={24}
            maxLength={60}
            value={matching_nm}
            readOnly={readOnly}
            onChange={(event) => onEdit({ matching_nm: event.target.value })}
          />
        )}
      </Labelled>
      <Labelled label={say(matchingTexts.headingRows)}>
        {(control) => (
          <input
            {...control}
            className="fld num"
            name="heading_rows"
            size={3}
            maxLength={2}
            inputMode="numeric"
            value={String(matching.heading_rows)}
            readOnly={readOnly}
            onChange={(event) => {
              const heading_rows = Math.min(20, Number(event.target.value.replace(/\D/g, '')))
              onEdit({ matching: { ...matching, heading_rows } })
            }}
          />
        )}
      </Labelled>
      {hasDays ? (
        <Labelled label={say(matchingTexts.perDay)}>
          {(control) => (
            <input
              {...control}
              className="fld"
              name="per_day"
              size={8}
              maxLength={8}
              title={say(matchingTexts.perDayHint)}
              value={typedDays}
              readOnly={readOnly}
              onChange={(event) => setPerDay(event.target.value, format)}
            />
          )}
        </Labelled>
      ) : null}
      {matching.per_day ? (
        <Labelled label={say(matchingTexts.perDayFormat)}>
          {(control) => (
            <select
              {...control}
              className="fld"
              name="per_day_date"
              value={format}
              disabled={readOnly}
              onChange={(event) => setPerDay(typedDays, event.target.value)}
            >
              {dateFormat.codes.map((code) => (
                <option key={code} value={code}>
                  {say(dateFormat.texts[code])}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      ) : null}
    </div>
  )
}
