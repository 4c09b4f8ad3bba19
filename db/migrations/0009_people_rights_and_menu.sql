CREATE TABLE "department" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"department_cd" varchar(10) COLLATE "C" NOT NULL,
	"department_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"organization_cd" varchar(10) COLLATE "C" NOT NULL,
	"note" varchar(200) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("department_cd", '') || ' ' || coalesce("department_nm", '') || ' ' || coalesce("kana", '') || ' ' || coalesce("organization_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "department_company_cd_department_cd_pk" PRIMARY KEY("company_cd","department_cd")
);
--> statement-breakpoint
CREATE TABLE "director" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"director_cd" varchar(10) COLLATE "C" NOT NULL,
	"director_nm" varchar(60) DEFAULT '' NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"role_cd" varchar(20) COLLATE "C",
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("director_cd", '') || ' ' || coalesce("director_nm", '') || ' ' || coalesce("role_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "director_company_cd_director_cd_pk" PRIMARY KEY("company_cd","director_cd")
);
--> statement-breakpoint
CREATE TABLE "employee" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"employee_cd" varchar(20) COLLATE "C" NOT NULL,
	"employee_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"department_cd" varchar(10) COLLATE "C" NOT NULL,
	"team_cd" varchar(10) COLLATE "C",
	"director_cd" varchar(10) COLLATE "C",
	"email" varchar(200) DEFAULT '' NOT NULL,
	"phone" varchar(20) DEFAULT '' NOT NULL,
	"joined_dt" date,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("employee_cd", '') || ' ' || coalesce("employee_nm", '') || ' ' || coalesce("kana", '') || ' ' || coalesce("department_cd", '') || ' ' || coalesce("team_cd", '') || ' ' || coalesce("director_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "employee_company_cd_employee_cd_pk" PRIMARY KEY("company_cd","employee_cd")
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"entries" jsonb NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "menu_company_cd_pk" PRIMARY KEY("company_cd")
);
--> statement-breakpoint
CREATE TABLE "organization" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"organization_cd" varchar(10) COLLATE "C" NOT NULL,
	"organization_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"parent_cd" varchar(10) COLLATE "C",
	"note" varchar(200) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("organization_cd", '') || ' ' || coalesce("organization_nm", '') || ' ' || coalesce("kana", '') || ' ' || coalesce("parent_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "organization_company_cd_organization_cd_pk" PRIMARY KEY("company_cd","organization_cd")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"team_cd" varchar(10) COLLATE "C" NOT NULL,
	"team_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"department_cd" varchar(10) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"worker_count" integer DEFAULT 0 NOT NULL,
	"note" varchar(200) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("team_cd", '') || ' ' || coalesce("team_nm", '') || ' ' || coalesce("kana", '') || ' ' || coalesce("department_cd", '') || ' ' || coalesce("factory_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "team_company_cd_team_cd_pk" PRIMARY KEY("company_cd","team_cd")
);
--> statement-breakpoint
ALTER TABLE "app_user" ALTER COLUMN "password_hash" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "company" ALTER COLUMN "password_hash" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "places" varchar(2000) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "postal_cd" varchar(10) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "address" varchar(200) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "phone" varchar(20) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "fax" varchar(20) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "registration_no" varchar(14) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "fiscal_start_month" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "cost_method" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "sales_basis" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "purchase_basis" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "tax_fraction" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("company_cd", '') || ' ' || coalesce("company_nm", '') || ' ' || coalesce("kana", '') || ' ' || coalesce("system_nm", ''))) STORED;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "note" varchar(200) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("role_cd", '') || ' ' || coalesce("role_nm", ''))) STORED;--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_organization_cd_fk" FOREIGN KEY ("company_cd","organization_cd") REFERENCES "public"."organization"("company_cd","organization_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "director" ADD CONSTRAINT "director_role_cd_fk" FOREIGN KEY ("company_cd","role_cd") REFERENCES "public"."role"("company_cd","role_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_department_cd_fk" FOREIGN KEY ("company_cd","department_cd") REFERENCES "public"."department"("company_cd","department_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_team_cd_fk" FOREIGN KEY ("company_cd","team_cd") REFERENCES "public"."team"("company_cd","team_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_director_cd_fk" FOREIGN KEY ("company_cd","director_cd") REFERENCES "public"."director"("company_cd","director_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization" ADD CONSTRAINT "organization_parent_cd_fk" FOREIGN KEY ("company_cd","parent_cd") REFERENCES "public"."organization"("company_cd","organization_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_department_cd_fk" FOREIGN KEY ("company_cd","department_cd") REFERENCES "public"."department"("company_cd","department_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_factory_cd_fk" FOREIGN KEY ("company_cd","factory_cd") REFERENCES "public"."factory"("company_cd","factory_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "department_total" ON "department" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "department_search_key" ON "department" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "department_by_kana" ON "department" USING btree ("company_cd","kana","department_cd");--> statement-breakpoint
CREATE INDEX "department_of_organization_cd" ON "department" USING btree ("company_cd","organization_cd");--> statement-breakpoint
CREATE INDEX "director_total" ON "director" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "director_search_key" ON "director" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "director_by_rank" ON "director" USING btree ("company_cd","rank","director_cd");--> statement-breakpoint
CREATE INDEX "director_of_role_cd" ON "director" USING btree ("company_cd","role_cd");--> statement-breakpoint
CREATE INDEX "employee_total" ON "employee" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "employee_search_key" ON "employee" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "employee_by_kana" ON "employee" USING btree ("company_cd","kana","employee_cd");--> statement-breakpoint
CREATE INDEX "employee_of_department_cd" ON "employee" USING btree ("company_cd","department_cd");--> statement-breakpoint
CREATE INDEX "employee_of_team_cd" ON "employee" USING btree ("company_cd","team_cd");--> statement-breakpoint
CREATE INDEX "employee_of_director_cd" ON "employee" USING btree ("company_cd","director_cd");--> statement-breakpoint
CREATE INDEX "organization_total" ON "organization" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "organization_search_key" ON "organization" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "organization_by_kana" ON "organization" USING btree ("company_cd","kana","organization_cd");--> statement-breakpoint
CREATE INDEX "organization_of_parent_cd" ON "organization" USING btree ("company_cd","parent_cd");--> statement-breakpoint
CREATE INDEX "team_total" ON "team" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "team_search_key" ON "team" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "team_by_kana" ON "team" USING btree ("company_cd","kana","team_cd");--> statement-breakpoint
CREATE INDEX "team_of_department_cd" ON "team" USING btree ("company_cd","department_cd");--> statement-breakpoint
CREATE INDEX "team_of_factory_cd" ON "team" USING btree ("company_cd","factory_cd");--> statement-breakpoint
CREATE INDEX "app_user_by_kana" ON "app_user" USING btree ("company_cd","kana","user_cd");--> statement-breakpoint
CREATE INDEX "app_user_search_key" ON "app_user" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "role_search_key" ON "role" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
-- What users have been given already, as the text that is typed from now on.
UPDATE "app_user" SET "places" = given.places
FROM (
	SELECT company_cd, user_cd, string_agg(factory_cd || ':' || roles, ' ' ORDER BY factory_cd) AS places
	FROM (
		SELECT company_cd, user_cd, factory_cd, string_agg(role_cd, ',' ORDER BY role_cd) AS roles
		FROM "user_role" GROUP BY company_cd, user_cd, factory_cd
	) AS place
	GROUP BY company_cd, user_cd
) AS given
WHERE given.company_cd = "app_user".company_cd AND given.user_cd = "app_user".user_cd;
