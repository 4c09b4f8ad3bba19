import { useSearchParams } from 'react-router'
import { ImportFile } from './import-file.tsx'
import { ImportFiles } from './import-files.tsx'

/** 受注取込: files that have come, and one of them with its rows. */
export function ImportScreen() {
  const [address] = useSearchParams()
  const import_no = address.get('import_no') ?? ''
  return import_no === '' ? <ImportFiles /> : <ImportFile key={import_no} import_no={import_no} />
}
