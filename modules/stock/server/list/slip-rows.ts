import { sql, type SQL } from 'drizzle-orm'
import type { Place } from '#platform/server/http/met-sessions.ts'
import { handSlipKind } from '../../contract/stock-codes.ts'
import { namesOfItem } from './named.ts'

/**
 * Every line that people have entered by hand, with what has become of it. Each join is by a whole key: what is not
 * asked for is left out of the plan, and a count reads the ledger alone.
 */
export const slipRows = ({ company_cd, factory_cd }: Place): SQL => sql`
  SELECT l.ledger_no, l.document_no AS slip_no, l.biz_dt, l.stock_div, l.item_cd, ${namesOfItem('l')}, l.reason_cd,
    (SELECT d.code_nm FROM code_div d WHERE d.company_cd = l.company_cd AND d.kind_cd = 'STOCK_REASON' AND d.code_cd = l.reason_cd) AS reason_nm,
    l.reason, l.user_cd, l.posted_at, t.lot_no,
    CASE WHEN l.reverses IS NOT NULL THEN '2' WHEN r.ledger_no IS NOT NULL THEN '1' ELSE '0' END AS state,
    coalesce(o.document_no, r.document_no) AS other_no,
    CASE WHEN f.ours THEN f.location_cd END AS from_cd, CASE WHEN t.ours THEN t.location_cd END AS to_cd,
    CASE WHEN t.ours THEN t.qty WHEN f.ours THEN f.qty ELSE 0 END AS qty,
    t.amount + coalesce(f.amount, 0) AS amount
  FROM stock_ledger l
  LEFT JOIN stock_entry t ON t.company_cd = l.company_cd AND t.ledger_no = l.ledger_no AND t.side = 1
  LEFT JOIN stock_entry f ON f.company_cd = l.company_cd AND f.ledger_no = l.ledger_no AND f.side = -1
  LEFT JOIN stock_ledger o ON o.company_cd = l.company_cd AND o.ledger_no = l.reverses
  LEFT JOIN stock_ledger r ON r.company_cd = l.company_cd AND r.reverses = l.ledger_no
  WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.document_kind = ${handSlipKind}`
