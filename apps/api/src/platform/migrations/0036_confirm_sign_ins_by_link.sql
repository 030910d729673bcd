ALTER TYPE link_purpose ADD VALUE 'confirm_sign_in';
