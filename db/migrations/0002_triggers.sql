-- Evidence without end lies in a partition for each month, made ahead by the program (platform/server/audit/months.ts). They
-- stand in a schema of their own, which the program's own role cannot enter: it reaches them through their tables only.
CREATE SCHEMA months;
--> statement-breakpoint
CREATE TABLE months.change_history_rest PARTITION OF change_history DEFAULT;
--> statement-breakpoint
CREATE TABLE months.access_log_rest PARTITION OF access_log DEFAULT;
--> statement-breakpoint
CREATE TABLE months.status_history_rest PARTITION OF status_history DEFAULT;
--> statement-breakpoint
-- Evidence: the program's own role can write it once and read it, and neither change nor delete it. The owner can, for
-- what is older than the law asks for.
CREATE FUNCTION kaname_evidence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'kaname_app' THEN
    RAISE EXCEPTION 'Rows of % are evidence and are never changed', TG_TABLE_NAME USING ERRCODE = '42501';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stored_file_evidence BEFORE UPDATE OR DELETE ON stored_file FOR EACH ROW EXECUTE FUNCTION kaname_evidence();
--> statement-breakpoint
CREATE TRIGGER stored_file_chunk_evidence BEFORE UPDATE OR DELETE ON stored_file_chunk FOR EACH ROW EXECUTE FUNCTION kaname_evidence();
--> statement-breakpoint
CREATE TRIGGER status_history_evidence BEFORE UPDATE OR DELETE ON status_history FOR EACH ROW EXECUTE FUNCTION kaname_evidence();
--> statement-breakpoint
CREATE TRIGGER print_log_evidence BEFORE UPDATE OR DELETE ON print_log FOR EACH ROW EXECUTE FUNCTION kaname_evidence();
--> statement-breakpoint
CREATE TRIGGER evidence_seal_evidence BEFORE UPDATE OR DELETE ON evidence_seal FOR EACH ROW EXECUTE FUNCTION kaname_evidence();
--> statement-breakpoint
CREATE TRIGGER evidence_taken_evidence BEFORE UPDATE OR DELETE ON evidence_taken FOR EACH ROW EXECUTE FUNCTION kaname_evidence();
--> statement-breakpoint
CREATE TRIGGER place_order_issue_evidence BEFORE UPDATE OR DELETE ON place_order_issue FOR EACH ROW EXECUTE FUNCTION kaname_evidence();
--> statement-breakpoint
-- Who did what and what was changed: never changed, and let go by the life of rows only when it is older than so many months
-- (platform/server/life-cycle/platform-cycles.ts offers no less).
CREATE FUNCTION kaname_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'kaname_app' AND (TG_OP = 'UPDATE' OR OLD.at > now() - make_interval(months => TG_ARGV[0]::int)) THEN
    RAISE EXCEPTION 'Rows of % are evidence', TG_TABLE_NAME USING ERRCODE = '42501';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER access_log_kept BEFORE UPDATE OR DELETE ON access_log FOR EACH ROW EXECUTE FUNCTION kaname_kept('3');
--> statement-breakpoint
CREATE TRIGGER change_history_kept BEFORE UPDATE OR DELETE ON change_history FOR EACH ROW EXECUTE FUNCTION kaname_kept('12');
--> statement-breakpoint
-- The ledger is never changed: a correction is a movement of its own (decisions.md "Stock").
CREATE TRIGGER stock_ledger_evidence BEFORE UPDATE OR DELETE ON stock_ledger FOR EACH ROW EXECUTE FUNCTION kaname_evidence();
--> statement-breakpoint
CREATE TRIGGER stock_entry_evidence BEFORE UPDATE OR DELETE ON stock_entry FOR EACH ROW EXECUTE FUNCTION kaname_evidence();
--> statement-breakpoint
-- What these tables hold must not come back with a backup: a restored session would open what its user had closed.
COMMENT ON TABLE session IS 'passing: not in backups; across factories';
--> statement-breakpoint
COMMENT ON TABLE company_ticket IS 'passing: not in backups';
--> statement-breakpoint
COMMENT ON TABLE verification_code IS 'passing: not in backups';
--> statement-breakpoint
COMMENT ON TABLE oidc_state IS 'passing: not in backups';
--> statement-breakpoint
COMMENT ON TABLE sign_in_failure IS 'passing: not in backups';
--> statement-breakpoint
COMMENT ON TABLE idempotency_key IS 'passing: not in backups';
--> statement-breakpoint
-- A restored job would do a second time what it had done before.
COMMENT ON TABLE job IS 'passing: not in backups; across factories';
--> statement-breakpoint
COMMENT ON TABLE job_log IS 'passing: not in backups';
--> statement-breakpoint
-- What a job has written can be written again.
COMMENT ON TABLE job_file IS 'passing: not in backups';
--> statement-breakpoint
COMMENT ON TABLE job_file_chunk IS 'passing: not in backups';
--> statement-breakpoint
-- Tables of the whole company, whose rows name a factory: who may work where, what happens by the clock, and who did what.
-- All others with a factory_cd are locked to the factory of the session.
COMMENT ON TABLE factory IS 'across factories';
--> statement-breakpoint
COMMENT ON TABLE user_factory IS 'across factories';
--> statement-breakpoint
COMMENT ON TABLE user_role IS 'across factories';
--> statement-breakpoint
COMMENT ON TABLE bizdate IS 'across factories';
--> statement-breakpoint
COMMENT ON TABLE task_schedule IS 'across factories';
--> statement-breakpoint
COMMENT ON TABLE access_log IS 'across factories';
--> statement-breakpoint
COMMENT ON TABLE api_key IS 'across factories';
--> statement-breakpoint
-- Teams are a master of the company, and only say where they work.
COMMENT ON TABLE team IS 'across factories';
--> statement-breakpoint
-- A customer's order number or key code with the line in it comes once, until it is cancelled (error 30022).
CREATE UNIQUE INDEX receive_order_line_po_once ON receive_order_line (company_cd, po_key) WHERE po_key <> '';
--> statement-breakpoint
CREATE UNIQUE INDEX receive_order_line_code_once ON receive_order_line (company_cd, code_key) WHERE code_key <> '';
--> statement-breakpoint
-- By a part of the number that the customer gave it: the order list and the search of everything.
CREATE INDEX receive_order_po_no ON receive_order USING gin (kaname_fold(customer_po_no) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX receive_order_line_po_no ON receive_order_line USING gin (kaname_fold(order_po_no) gin_trgm_ops);
--> statement-breakpoint
-- By the beginning of what the customer calls the item: the order list.
CREATE INDEX receive_order_line_customer_item ON receive_order_line (company_cd, factory_cd, customer_item_cd);
--> statement-breakpoint
-- What the stock's projection, the backlog and the credit of a customer ask for: what is still open.
CREATE INDEX receive_order_line_open ON receive_order_line (company_cd, factory_cd, ship_item_cd) WHERE line_status = '0';
--> statement-breakpoint
CREATE INDEX receive_order_open ON receive_order (company_cd, customer_cd, branch_no) WHERE order_status = '0';
--> statement-breakpoint
-- What orders use up of a customer's forecast: lines of an item by the day on which it is wanted.
CREATE INDEX receive_order_line_desired ON receive_order_line (company_cd, factory_cd, item_cd, desired_dt);
--> statement-breakpoint
-- What suppliers still bring, by item: 発注残 and the projection of the stock.
CREATE INDEX place_order_line_open ON place_order_line (company_cd, factory_cd, item_cd) WHERE line_status IN ('0', '1');
--> statement-breakpoint
-- What followed from a delivery or an arrival, from an order's line, and what stands on a statement: asked for with every confirmation, receipt and closing.
CREATE INDEX sales_of_source ON sales (company_cd, factory_cd, source_no);
--> statement-breakpoint
CREATE INDEX sales_of_statement ON sales (company_cd, statement_no);
--> statement-breakpoint
CREATE INDEX sales_open ON sales (company_cd, account_dt) WHERE sales_slip_status = '1';
--> statement-breakpoint
CREATE INDEX sales_line_of_order ON sales_line (company_cd, factory_cd, order_no);
--> statement-breakpoint
CREATE INDEX sales_line_of_origin ON sales_line (company_cd, factory_cd, origin_no) WHERE sales_div = '520';
--> statement-breakpoint
CREATE INDEX purchase_of_source ON purchase (company_cd, factory_cd, source_no);
--> statement-breakpoint
CREATE INDEX purchase_of_statement ON purchase (company_cd, statement_no);
--> statement-breakpoint
CREATE INDEX purchase_line_of_order ON purchase_line (company_cd, factory_cd, po_no);
--> statement-breakpoint
CREATE INDEX arrival_line_of_order ON arrival_line (company_cd, factory_cd, po_no);
--> statement-breakpoint
CREATE INDEX acceptance_of_arrival ON acceptance (company_cd, factory_cd, arrival_no);
