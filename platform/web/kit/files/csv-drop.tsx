import { useState, type Ref } from 'react'
import { csvMaxBytes, csvMaxRows } from '#platform/contract/csv.ts'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { useSay } from '../../language/say.ts'
import { filesTexts } from './files.text.ts'
import './csv-drop.css'

interface Props {
  busy: boolean
  mostRows?: number
  disabled: boolean
  onFile: (file: File) => void
  /** Of what is no single CSV file. */
  onRefused: (message: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Where a partner's CSV file is dropped, or chosen. */
export function CsvDrop({ busy, mostRows = csvMaxRows, disabled, onFile, onRefused, ref }: Props) {
  const say = useSay()
  const [over, setOver] = useState(false)
  const take = (chosen: readonly File[]) => {
    const [file] = chosen
    if (!file) return
    if (chosen.length > 1 || !/\.csv$/i.test(file.name) || file.size > csvMaxBytes)
      return onRefused(say(csvErrors.CSV_FILE.text))
    onFile(file)
  }
  return (
    <label
      className={over ? 'csv-drop over' : 'csv-drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!disabled) take([...event.dataTransfer.files])
      }}
    >
      <span>
        {busy
          ? say(filesTexts.readingCsv)
          : say(filesTexts.dropCsv, { rows: grouped(decimal(String(mostRows))) })}
      </span>
      <input
        ref={ref}
        type="file"
        name="file"
        accept=".csv,text/csv"
        aria-label={say(filesTexts.chooseCsv)}
        disabled={disabled}
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          // The same file, corrected, can be chosen again.
          event.target.value = ''
        }}
      />
    </label>
  )
}
