CREATE TABLE "list_view" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"list" varchar(60) COLLATE "C" NOT NULL,
	"layout" jsonb,
	"default_search" bigint,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_view_company_cd_user_cd_list_pk" PRIMARY KEY("company_cd","user_cd","list")
);
--> statement-breakpoint
CREATE TABLE "saved_search" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"search_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "saved_search_search_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list" varchar(60) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"username" varchar(60) NOT NULL,
	"name" varchar(40) NOT NULL,
	"conditions" jsonb NOT NULL,
	"sort" varchar(61) COLLATE "C" NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_search_company_cd_search_no_pk" PRIMARY KEY("company_cd","search_no")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_name" ON "saved_search" USING btree ("company_cd","list","user_cd","name");--> statement-breakpoint
CREATE INDEX "saved_search_shared" ON "saved_search" USING btree ("company_cd","list","shared");