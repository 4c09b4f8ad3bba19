import { useRef } from 'react'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { readTextFile } from './read-text-file.ts'
import { priceTexts } from './price.text.ts'

interface Props {
  value: string
  onChange: (value: string) => void
}

/** Items with their new prices, pasted from Excel or read from a file. */
export function PriceList({ value, onChange }: Props) {
  const say = useSay()
  const file = useRef<HTMLInputElement>(null)
  return (
    <Labelled label={say(priceTexts.pasted)} hint={say(priceTexts.pastedHint)}>
      {(control) => (
        <>
          <textarea
            {...control}
            className="fld price-list"
            rows={6}
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <button type="button" className="btn" onClick={() => file.current?.click()}>
            {say(priceTexts.file)}
          </button>
          <input
            ref={file}
            type="file"
            accept=".csv,.txt"
            hidden
            aria-label={say(priceTexts.file)}
            onChange={(event) => {
              const [chosen] = event.target.files ?? []
              if (chosen) void readTextFile(chosen).then(onChange)
              event.target.value = ''
            }}
          />
        </>
      )}
    </Labelled>
  )
}
