ALTER TABLE "audit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deletions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "email_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "export_grants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "introductions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outcomes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recoveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rendezvous" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "wallets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "of_user" ON "audit" AS PERMISSIVE FOR ALL TO public USING (current_setting('hasp.scope', true) in ('everyone', "audit"."user_id"::text));--> statement-breakpoint
CREATE POLICY "of_user" ON "deletions" AS PERMISSIVE FOR ALL TO public USING (current_setting('hasp.scope', true) in ('everyone', "deletions"."user_id"::text));--> statement-breakpoint
CREATE POLICY "of_user" ON "devices" AS PERMISSIVE FOR ALL TO public USING (current_setting('hasp.scope', true) in ('everyone', "devices"."user_id"::text));--> statement-breakpoint
CREATE POLICY "of_user" ON "drafts" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "devices" where "devices"."id" = "drafts"."device_id"));--> statement-breakpoint
CREATE POLICY "of_user" ON "email_changes" AS PERMISSIVE FOR ALL TO public USING (current_setting('hasp.scope', true) in ('everyone', "email_changes"."user_id"::text));--> statement-breakpoint
CREATE POLICY "of_user" ON "export_grants" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "devices" where "devices"."id" = "export_grants"."device_id"));--> statement-breakpoint
CREATE POLICY "of_user" ON "introductions" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "devices" where "devices"."id" = "introductions"."device_id"));--> statement-breakpoint
CREATE POLICY "of_user" ON "outcomes" AS PERMISSIVE FOR ALL TO public USING (current_setting('hasp.scope', true) in ('everyone', "outcomes"."user_id"::text));--> statement-breakpoint
CREATE POLICY "of_user" ON "recoveries" AS PERMISSIVE FOR ALL TO public USING (exists (select 1 from "wallets" where "wallets"."id" = "recoveries"."wallet_id"));--> statement-breakpoint
CREATE POLICY "of_user" ON "rendezvous" AS PERMISSIVE FOR ALL TO public USING (current_setting('hasp.scope', true) in ('everyone', "rendezvous"."user_id"::text));--> statement-breakpoint
CREATE POLICY "of_user" ON "sessions" AS PERMISSIVE FOR ALL TO public USING (current_setting('hasp.scope', true) in ('everyone', "sessions"."user_id"::text));--> statement-breakpoint
CREATE POLICY "of_user" ON "users" AS PERMISSIVE FOR ALL TO public USING (current_setting('hasp.scope', true) in ('everyone', "users"."id"::text));--> statement-breakpoint
CREATE POLICY "of_user" ON "wallets" AS PERMISSIVE FOR ALL TO public USING (current_setting('hasp.scope', true) in ('everyone', "wallets"."user_id"::text));