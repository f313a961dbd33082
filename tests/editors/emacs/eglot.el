;;; eglot.el --- Uses the language server in Emacs, with Eglot  -*- lexical-binding: t; -*-

(load (expand-file-name "session.el" (file-name-directory load-file-name)) nil t t)

(defun irilint-text (diagnostic)
  (buffer-substring-no-properties (flymake-diagnostic-beg diagnostic) (flymake-diagnostic-end diagnostic)))

(defun irilint-diagnostics ()
  (vconcat
   (mapcar (lambda (diagnostic)
             (list (cons 'message (flymake-diagnostic-text diagnostic))
                   (cons 'text (irilint-text diagnostic))))
           (sort (flymake-diagnostics)
                 (lambda (a b) (< (flymake-diagnostic-beg a) (flymake-diagnostic-beg b)))))))

(defun irilint-look-until (seconds done)
  "Have diagnostics shown until DONE answers something, for no more than SECONDS."
  (let ((end (+ (float-time) seconds)))
    (while (and (< (float-time) end) (not (funcall done)))
      (accept-process-output nil 0.05)
      (flymake-start))))

(defun irilint-wait-for (count)
  (irilint-look-until irilint-patience (lambda () (= count (length (flymake-diagnostics)))))
  (unless (= count (length (flymake-diagnostics)))
    (irilint-finish (format "There are %d diagnostics, not %d." (length (flymake-diagnostics)) count))))

(setq eglot-sync-connect irilint-patience
      eglot-confirm-server-initiated-edits nil
      eglot-autoshutdown t
      eglot-events-buffer-size 0)

(irilint-open)
(apply #'eglot (eglot--guess-contact))

(irilint-wait-for 2)
(irilint-note 'opened (irilint-diagnostics))

(goto-char (point-min))
(search-forward "example.org")
(irilint-note 'hover (plist-get (plist-get (jsonrpc-request (eglot-current-server) :textDocument/hover
                                                            (eglot--TextDocumentPositionParams)
                                                            :timeout irilint-patience)
                                           :contents)
                                :value))

(let* ((beginning (apply #'min (mapcar #'flymake-diagnostic-beg (flymake-diagnostics))))
       (actions (eglot-code-actions beginning beginning "quickfix" nil)))
  (irilint-note 'actions (vconcat (mapcar (lambda (action) (plist-get action :title)) actions)))
  (eglot--apply-workspace-edit (plist-get (elt actions 0) :edit)))
(eglot--signal-textDocument/didChange)
(irilint-wait-for 1)
(irilint-note 'fixed (irilint-second-line))

;; Characters beyond U+FFFF before the finding come and go, in steps that Eglot sends as increments.
(irilint-edit-line 2 3 1 "")
(irilint-edit-line 0 0 0 "// 😀\n")
(irilint-edit-line 3 3 0 "😀é")
(eglot--signal-textDocument/didChange)
(irilint-look-until irilint-patience
                    (lambda () (equal (mapcar #'irilint-text (flymake-diagnostics)) '("Other.example.jp"))))
;; Nothing may move it any more.
(irilint-look-until 1.5 #'ignore)
(irilint-note 'edited (irilint-diagnostics))

(set-buffer-modified-p nil)
(eglot-shutdown (eglot-current-server))
(irilint-finish)
;;; eglot.el ends here
