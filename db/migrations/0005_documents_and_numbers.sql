CREATE TABLE "data_kind_control" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"kind" varchar(3) COLLATE "C" NOT NULL,
	"last_no" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "data_kind_control_company_cd_kind_pk" PRIMARY KEY("company_cd","kind")
);
--> statement-breakpoint
CREATE TABLE "inventory_no_control" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"kind" varchar(20) COLLATE "C" NOT NULL,
	"period" varchar(8) COLLATE "C" DEFAULT '' NOT NULL,
	"start_no" integer DEFAULT 0 NOT NULL,
	"end_no" integer DEFAULT 999999 NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"current_no" integer DEFAULT 0 NOT NULL,
	"prefix" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"digits" integer DEFAULT 6 NOT NULL,
	"reset_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "inventory_no_control_company_cd_factory_cd_kind_period_pk" PRIMARY KEY("company_cd","factory_cd","kind","period"),
	CONSTRAINT "inventory_no_control_counts_up" CHECK ("inventory_no_control"."step" >= 1 AND "inventory_no_control"."current_no" BETWEEN "inventory_no_control"."start_no" AND "inventory_no_control"."end_no"),
	CONSTRAINT "inventory_no_control_has_room" CHECK (length("inventory_no_control"."end_no"::text) <= "inventory_no_control"."digits"),
	CONSTRAINT "inventory_no_control_period_in_prefix" CHECK (CASE "inventory_no_control"."reset_div" WHEN '0' THEN true WHEN '1' THEN "inventory_no_control"."prefix" LIKE '%{yy%'
            WHEN '2' THEN "inventory_no_control"."prefix" LIKE '%{yy%' AND "inventory_no_control"."prefix" LIKE '%{MM}%'
            ELSE "inventory_no_control"."prefix" LIKE '%{yy%' AND "inventory_no_control"."prefix" LIKE '%{MM}%' AND "inventory_no_control"."prefix" LIKE '%{dd}%' END)
);
--> statement-breakpoint
CREATE TABLE "slip_no_control" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"kind" varchar(20) COLLATE "C" NOT NULL,
	"period" varchar(8) COLLATE "C" DEFAULT '' NOT NULL,
	"start_no" integer DEFAULT 0 NOT NULL,
	"end_no" integer DEFAULT 999999 NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"current_no" integer DEFAULT 0 NOT NULL,
	"prefix" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"digits" integer DEFAULT 6 NOT NULL,
	"reset_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "slip_no_control_company_cd_factory_cd_kind_period_pk" PRIMARY KEY("company_cd","factory_cd","kind","period"),
	CONSTRAINT "slip_no_control_counts_up" CHECK ("slip_no_control"."step" >= 1 AND "slip_no_control"."current_no" BETWEEN "slip_no_control"."start_no" AND "slip_no_control"."end_no"),
	CONSTRAINT "slip_no_control_has_room" CHECK (length("slip_no_control"."end_no"::text) <= "slip_no_control"."digits"),
	CONSTRAINT "slip_no_control_period_in_prefix" CHECK (CASE "slip_no_control"."reset_div" WHEN '0' THEN true WHEN '1' THEN "slip_no_control"."prefix" LIKE '%{yy%'
            WHEN '2' THEN "slip_no_control"."prefix" LIKE '%{yy%' AND "slip_no_control"."prefix" LIKE '%{MM}%'
            ELSE "slip_no_control"."prefix" LIKE '%{yy%' AND "slip_no_control"."prefix" LIKE '%{MM}%' AND "slip_no_control"."prefix" LIKE '%{dd}%' END)
);
--> statement-breakpoint
CREATE TABLE "print_log" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"document" varchar(60) COLLATE "C" NOT NULL,
	"row_key" varchar(200) COLLATE "C" NOT NULL,
	"print_no" integer NOT NULL,
	"factory_cd" varchar(20) COLLATE "C" NOT NULL,
	"actor_cd" varchar(20) COLLATE "C" NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"request_id" varchar(60) NOT NULL,
	CONSTRAINT "print_log_company_cd_document_row_key_print_no_pk" PRIMARY KEY("company_cd","document","row_key","print_no")
);
--> statement-breakpoint
CREATE TABLE "status_history" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"step_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "status_history_step_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"factory_cd" varchar(20) COLLATE "C" NOT NULL,
	"document" varchar(60) COLLATE "C" NOT NULL,
	"row_key" varchar(200) COLLATE "C" NOT NULL,
	"axis" varchar(40) COLLATE "C" NOT NULL,
	"from_state" varchar(20) COLLATE "C",
	"to_state" varchar(20) COLLATE "C" NOT NULL,
	"verb" varchar(40) COLLATE "C" NOT NULL,
	"actor_cd" varchar(20) COLLATE "C" NOT NULL,
	"reason" varchar(200) NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"request_id" varchar(60) NOT NULL,
	CONSTRAINT "status_history_company_cd_step_no_pk" PRIMARY KEY("company_cd","step_no")
);
--> statement-breakpoint
CREATE TABLE "attachment" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"attachment_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "attachment_attachment_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"table_nm" varchar(60) COLLATE "C" NOT NULL,
	"row_key" varchar(200) COLLATE "C" NOT NULL,
	"file_no" bigint NOT NULL,
	"comment" varchar(200) NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone NOT NULL,
	"removed_user" varchar(20) COLLATE "C",
	"removed_dt" timestamp(3) with time zone,
	CONSTRAINT "attachment_company_cd_attachment_no_pk" PRIMARY KEY("company_cd","attachment_no")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"file_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stored_file_file_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_nm" varchar(200) NOT NULL,
	"content_type" varchar(100) COLLATE "C" NOT NULL,
	"size" integer NOT NULL,
	"sha256" varchar(64) COLLATE "C" NOT NULL,
	"direction" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"partner_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"partner_nm" varchar(60) DEFAULT '' NOT NULL,
	"document_dt" date,
	"amount" numeric(18, 0),
	"replaces_no" bigint,
	"stored_user" varchar(20) COLLATE "C" NOT NULL,
	"stored_at" timestamp(3) with time zone NOT NULL,
	"request_id" varchar(60) NOT NULL,
	CONSTRAINT "stored_file_company_cd_file_no_pk" PRIMARY KEY("company_cd","file_no"),
	CONSTRAINT "stored_file_can_be_found" CHECK ("stored_file"."direction" = '' OR ("stored_file"."direction" IN ('sent', 'received') AND "stored_file"."partner_nm" <> '' AND "stored_file"."document_dt" IS NOT NULL AND "stored_file"."amount" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "stored_file_chunk" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"file_no" bigint NOT NULL,
	"chunk_no" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "stored_file_chunk_company_cd_file_no_chunk_no_pk" PRIMARY KEY("company_cd","file_no","chunk_no")
);
--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_company_cd_file_no_stored_file_company_cd_file_no_fk" FOREIGN KEY ("company_cd","file_no") REFERENCES "public"."stored_file"("company_cd","file_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_company_cd_replaces_no_stored_file_company_cd_file_no_fk" FOREIGN KEY ("company_cd","replaces_no") REFERENCES "public"."stored_file"("company_cd","file_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file_chunk" ADD CONSTRAINT "stored_file_chunk_company_cd_file_no_stored_file_company_cd_file_no_fk" FOREIGN KEY ("company_cd","file_no") REFERENCES "public"."stored_file"("company_cd","file_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "print_log_by_time" ON "print_log" USING btree ("company_cd","at");--> statement-breakpoint
CREATE INDEX "status_history_of_document" ON "status_history" USING btree ("company_cd","document","row_key","step_no");--> statement-breakpoint
CREATE INDEX "attachment_of_row" ON "attachment" USING btree ("company_cd","table_nm","row_key");--> statement-breakpoint
CREATE INDEX "stored_file_by_date" ON "stored_file" USING btree ("company_cd","document_dt");--> statement-breakpoint
CREATE INDEX "stored_file_of_partner" ON "stored_file" USING btree ("company_cd","partner_cd","document_dt");--> statement-breakpoint
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
