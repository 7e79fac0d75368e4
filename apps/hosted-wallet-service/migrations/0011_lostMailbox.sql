CREATE TABLE "mailbox_moves" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"new_email_hash" text NOT NULL,
	"new_email_sealed" text NOT NULL,
	"device_name" text NOT NULL,
	"locale" text,
	"cancel_hash" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailbox_moves_cancel_hash_unique" UNIQUE("cancel_hash")
);
--> statement-breakpoint
ALTER TABLE "mailbox_moves" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "move_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" text NOT NULL,
	"email_hash" text NOT NULL,
	"thumbprint" text NOT NULL,
	"device_name" text NOT NULL,
	"locale" text,
	"user_id" uuid,
	"recovery_id" uuid,
	"new_email_hash" text,
	"new_email_sealed" text,
	"code_mac" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"code_expires_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_proofs" (
	"recovery_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key_sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recovery_proofs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "mailbox_moves_new_email" ON "mailbox_moves" USING btree ("new_email_hash");--> statement-breakpoint
CREATE INDEX "mailbox_moves_due" ON "mailbox_moves" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "move_challenges_email" ON "move_challenges" USING btree ("project_id","email_hash");--> statement-breakpoint
CREATE INDEX "recovery_proofs_user" ON "recovery_proofs" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "of_user" ON "mailbox_moves" AS PERMISSIVE FOR ALL TO public USING (current_setting('hasp.scope', true) in ('everyone', "mailbox_moves"."user_id"::text));--> statement-breakpoint
CREATE POLICY "of_user" ON "recovery_proofs" AS PERMISSIVE FOR ALL TO public USING (current_setting('hasp.scope', true) in ('everyone', "recovery_proofs"."user_id"::text));