CREATE TABLE "allocation_release" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"release_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "allocation_release_release_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"document_kind" varchar(20) COLLATE "C" NOT NULL,
	"document_no" varchar(40) COLLATE "C" NOT NULL,
	"demand_kind" varchar(20) COLLATE "C" NOT NULL,
	"demand_no" varchar(40) COLLATE "C" NOT NULL,
	"demand_line" integer NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"qty" numeric(16, 3) NOT NULL,
	"released_at" timestamp(3) with time zone NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	CONSTRAINT "allocation_release_company_cd_release_no_pk" PRIMARY KEY("company_cd","release_no")
);--> statement-breakpoint
CREATE INDEX "allocation_release_of_document" ON "allocation_release" USING btree ("company_cd","document_kind","document_no");--> statement-breakpoint
CREATE INDEX "stock_availability_of_item" ON "stock_availability" USING btree ("company_cd","factory_cd","item_cd");--> statement-breakpoint
CREATE INDEX "stock_ledger_of_kind" ON "stock_ledger" USING btree ("company_cd","factory_cd","document_kind","ledger_no");